// Runs before the first paint, so that a golfer who chose the sunlight or dark theme never sees a flash of another.
// A file of its own because the Content-Security-Policy forbids inline scripts. src/platform/preferences.ts writes
// what is read here.
(() => {
  // The floor of README: Safari 17.0 is the last to get URL.canParse. An older browser gets a sentence, not a white page.
  if (typeof URL.canParse !== 'function' || !('toSorted' in Array.prototype)) {
    document.addEventListener('DOMContentLoaded', () => {
      const page = document.createElement('main');
      page.style.cssText = 'max-width:32em;margin:15vh auto;padding:0 24px;font:18px/1.5 system-ui,sans-serif';
      const title = document.createElement('h1');
      title.textContent = 'This browser is too old for Divot';
      const advice = document.createElement('p');
      advice.textContent =
        'Divot needs Safari 17, Chrome 131, Firefox 132 or newer. Update your phone or browser, then open Divot again. What you saved is safe.';
      page.append(title, advice);
      document.body.replaceChildren(page);
    }, { once: true });
    return;
  }

  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('user-preferences') ?? '{}').theme ?? 'system';
  } catch {
    chosen = 'system';
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = chosen === 'system' ? (dark ? 'dark' : 'light') : chosen;
})();
