/// What a surface is in the interface. Everything that follows from a role stands in `RoleTraits`.
public enum Role: String, CaseIterable, Sendable {
  case tabBar = "tab-bar"
  case toolbar
  case navBar = "nav-bar"
  case titlebar, sidebar, ornament, alert, popover, menu, tooltip, hud
  case modalSheet = "modal-sheet"
  case fullscreenModal = "fullscreen-modal"
  case button, slider, toggle, stepper
  case segmentedControl = "segmented-control"
  case picker
  case searchField = "search-field"
  case textField = "text-field"
  case mediaControls = "media-controls"
  case card, list, section
  case groupedTable = "grouped-table"
  case header, selection, image, overlay, fullscreen, widget
  case appBackground = "app-background"
  case window
  case underWindow = "under-window"
  case pageBackground = "page-background"
}
