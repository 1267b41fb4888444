// Before anything is drawn: by day or by night? See settings.svelte.ts, which goes on from here.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("atoll-theme");
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const night = theme === "night" || (theme !== "day" && isDark);
  document.documentElement.classList.toggle("night", night);
})();
