/// The script that a served page has and a written one has not: it loads the page anew after each build.
///
/// Place and choices stay: the URL keeps its fragment, and the place the page is scrolled to is put by for the time of
/// loading. A page in a hidden tab lets its stream go, since browsers open six connections to a server at most; when it
/// is shown again it asks for the version, which tells whether it missed a build.
enum ReloadScript {
  /// The script for a page.
  ///
  /// - Parameter version: the version of the page: digits, small letters and `-`.
  static func text(version: String) -> String {
    """

    (() => {
      const mine = "\(version)", key = "tokenc-scroll";
      let stream = null, wait = 250, timer = 0;
      const reload = () => {
        try { sessionStorage.setItem(key, JSON.stringify([scrollX, scrollY])); } catch {}
        location.reload();
      };
      const stop = () => {
        clearTimeout(timer);
        if (stream) stream.close();
        stream = null;
      };
      const listen = () => {
        stop();
        stream = new EventSource("/events");
        stream.addEventListener("version", (event) => {
          wait = 250;
          if (event.data !== mine) reload();
        });
        stream.addEventListener("reload", reload);
        stream.onerror = () => {
          stop();
          timer = setTimeout(listen, wait);
          wait = Math.min(wait * 2, 8000);
        };
      };
      const show = () => document.hidden ? stop() : listen();
      const restore = () => {
        let place = null;
        try {
          place = JSON.parse(sessionStorage.getItem(key));
          sessionStorage.removeItem(key);
        } catch {}
        if (place) scrollTo({ left: place[0], top: place[1], behavior: "instant" });
      };
      addEventListener("load", () => requestAnimationFrame(restore));
      addEventListener("pagehide", stop);
      addEventListener("pageshow", (event) => { if (event.persisted) show(); });
      document.addEventListener("visibilitychange", show);
      show();
    })();

    """
  }
}
