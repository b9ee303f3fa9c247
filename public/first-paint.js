// Runs before the first paint, so that a golfer who chose the sunlight or dark theme never sees a flash of another.
// A file of its own because the Content-Security-Policy forbids inline scripts. src/platform/preferences.ts writes
// what is read here.
(() => {
  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('user-preferences') ?? '{}').theme ?? 'system';
  } catch {
    chosen = 'system';
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = chosen === 'system' ? (dark ? 'dark' : 'light') : chosen;
})();
