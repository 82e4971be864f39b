// Uses the preview as a reader would, and tells what came of it. Runs in the page; `seen` is what a test compares.
async function steps() {
  const $ = (selector) => document.querySelector(selector);
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const data = JSON.parse(document.getElementById("data").textContent);
  const seen = { errors: window.pageErrors };
  // Browsers tell of scrolling and of what came into sight when they find time.
  const until = async (holds) => { for (let turns = 0; !holds() && turns < 50; turns++) await pause(); return holds(); };
  const pause = () => new Promise((done) => setTimeout(done, 60));
  const set = async (selector, value, kind = "change") => {
    const field = $(selector);
    if (field.type === "checkbox") field.checked = value; else field.value = value;
    field.dispatchEvent(new Event(kind, { bubbles: true }));
    await pause();
  };
  const tab = async (name) => { $("#tab-" + name).click(); await pause(); };
  const filter = (element) => getComputedStyle(element).backdropFilter || getComputedStyle(element).webkitBackdropFilter || "none";

  // Tabs, by mouse and by keyboard.
  seen.tabs = [];
  for (const name of ["tokens", "materials", "surfaces", "findings"]) {
    await tab(name);
    seen.tabs.push([name, $$("section[role=tabpanel]").filter((panel) => !panel.hidden).map((panel) => panel.id).join(), $("#tab-" + name).getAttribute("aria-selected")].join(" "));
  }
  $("#tab-findings").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  await pause();
  seen.wrapped = document.activeElement.id;

  // The list: search, filter, virtual rows, the keyboard, print.
  await tab("tokens");
  const wanted = data.tokens[Math.floor(data.tokens.length / 2)][0];
  await set("#search", wanted, "input");
  seen.searched = $$(".row .name b").map((name) => name.textContent).includes(wanted);
  await set("#search", "no token is called so", "input");
  seen.nothing = $$(".row").length;
  await set("#search", "", "input");
  await set("#type", "color");
  seen.colorsOnly = $$(".row .name span").every((about) => about.textContent.startsWith("color"));
  await set("#type", "");
  seen.rowsInDocument = $$(".row").length;
  const scroller = $("#scroller");
  scroller.scrollTop = scroller.scrollHeight;
  seen.lastRow = await until(() => $$(".row .name b").pop().textContent === data.tokens[data.tokens.length - 1][0]);
  scroller.scrollTop = 0;
  await until(() => $(".row .name b").textContent === data.tokens[0][0]);
  const first = $(".row .name");
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  await pause();
  seen.movedTo = document.activeElement.dataset.row;
  dispatchEvent(new Event("beforeprint"));
  seen.printedRows = $$(".row").length;
  dispatchEvent(new Event("afterprint"));
  seen.rowsAfterPrint = $$(".row").length;

  // One token: what the panel says, and what the buttons copy.
  const copied = [];
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { copied.push(text); } } });
  const row = data.tokens.findIndex((token) => token[2] >= 0);
  const chosen = data.tokens[row < 0 ? 0 : row];
  await set("#search", chosen[0], "input");
  $$(".row .name").find((name) => name.title === chosen[0]).click();
  await pause();
  seen.chosen = $("#details h2").textContent === chosen[0] && location.hash === "#tokens/" + encodeURIComponent(chosen[0]);
  seen.alias = row < 0 || $$(".graph button").some((button) => button.textContent === data.tokens[chosen[2]][0]);
  for (const button of $$("#details dl button")) { button.click(); await pause(); }
  seen.copied = copied;
  seen.copyable = $$("#details dl code").map((code) => code.textContent);
  await set("#search", "", "input");

  // Appearance, transparency, contrast, platforms.
  await tab("materials");
  const look = () => { const glass = $(".glass"); return { filter: filter(glass), color: getComputedStyle(glass).backgroundColor, shadow: getComputedStyle(glass).boxShadow }; };
  await set("#platform", data.platforms.includes("iOS") ? "iOS" : data.platforms[0]);
  await set("#appearance", "light");
  const light = look();
  await set("#appearance", "dark");
  const dark = look();
  seen.appearance = document.documentElement.dataset.scheme === "dark" && light.color !== dark.color;
  seen.blurs = light.filter.includes("blur");
  await set("#reduced", true);
  seen.reduced = look().filter === "none" && !/^rgba/.test(look().color);
  await set("#reduced", false);
  await set("#contrast", true);
  seen.contrast = look().filter === "none" && look().shadow !== "none";
  await set("#contrast", false);
  await set("#appearance", "light");
  seen.materials = {};
  for (const platform of data.platforms) { await set("#platform", platform); seen.materials[platform] = $$("#wall article").length; }
  await set("#platform", data.platforms[0]);

  // The backdrop: kinds, the keyboard, a drag.
  await set("#backdrops input[value=text]", "text");
  seen.textBackdrop = $(".backdrop").classList.contains("text") && $(".backdrop").textContent.length > 500;
  const offset = () => getComputedStyle(document.documentElement).getPropertyValue("--dx");
  const stage = $("#wall .stage");
  stage.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  seen.nudged = offset();
  stage.setPointerCapture = undefined;
  const pointer = (kind, x) => stage.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 20, pointerId: 1 }));
  pointer("pointerdown", 20); pointer("pointermove", 50); pointer("pointerup", 50); pointer("pointermove", 90);
  seen.dragged = offset();

  // Dimming: the figures are those that the compiler gave for each opacity.
  await tab("surfaces");
  seen.dimming = [];
  const dimmed = data.surfaces.filter((surface) => (surface.c || []).some((entry) => entry.z));
  for (const surface of dimmed.slice(0, 4)) {
    await set("#platform", surface.p);
    await set("#appearance", surface.scheme === "dark" ? "dark" : "light");
    await set("#surface-search", data.tokens[surface.i][0], "input");
    const card = $$(".surface").find((card) => card.dataset.surface === data.tokens[surface.i][0]);
    card.scrollIntoView();
    await until(() => card.childElementCount);
    const entries = surface.c.filter((entry) => entry.a === (surface.scheme === "dark" ? "dark" : "light"));
    const figures = () => [...card.querySelectorAll("td[data-lower]")].map((cell) => Number(cell.dataset.lower));
    const declared = figures();
    const slider = card.querySelector(".dimming");
    let isRight = declared.every((figure, place) => figure === entries[place].w[0]);
    for (const percent of [0, 35, 80, 100]) {
      slider.value = percent; slider.dispatchEvent(new Event("input", { bubbles: true })); await pause();
      isRight = isRight && figures().every((figure, place) => figure === entries[place].z[percent / 5][1]);
    }
    card.querySelector(".slider button").click(); await pause();
    isRight = isRight && figures().every((figure, place) => figure === declared[place]);
    card.querySelector(".figures button").click(); await pause();
    const worst = entries[0].w;
    const hex = (color) => "#" + (color.match(/\d+/g) || []).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
    const shows = hex(getComputedStyle(card.querySelector(".face")).backgroundColor) === worst[3];
    seen.dimming.push([isRight, shows].join());
  }
  await set("#surface-search", "", "input");

  // Every figure that the page shows, as it shows it.
  seen.figures = [];
  for (const platform of window.readsFigures ? data.platforms : []) {
    for (const appearance of ["light", "dark"]) {
      await set("#platform", platform);
      await set("#appearance", appearance);
      dispatchEvent(new Event("beforeprint"));
      for (const card of $$(".surface")) {
        for (const line of card.querySelectorAll(".figures tbody tr")) {
          const cell = line.querySelector("td[data-lower]");
          const shownIn = card.querySelector(".figures caption").textContent.match(/the (\w+) appearance/)[1];
          seen.figures.push([card.dataset.surface, platform, shownIn, line.cells[0].textContent, cell ? cell.dataset.lower : "not modelled", cell ? cell.dataset.attained : "", cell ? cell.textContent : ""].join("|"));
        }
      }
      dispatchEvent(new Event("afterprint"));
    }
  }
  seen.figures = [...new Set(seen.figures)].sort();
  await set("#appearance", "auto");
  const paint = performance.getEntriesByType("paint").find((entry) => entry.name === "first-contentful-paint");
  seen.paint = paint ? paint.startTime : -1;
  await tab("tokens");
  return seen;
}
