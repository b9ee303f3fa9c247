// Runs before the first paint, so that a golfer who chose the sunlight or dark theme never sees a flash of another, and
// sees the last screen as it stood before any module has run. A file of its own because the Content-Security-Policy
// forbids inline scripts. What is read here is written by src/platform/settings/preferences.ts, src/app/last-screen/keep.ts and
// src/app/startup/start-modules.ts. Written as the browsers of 2016 read it, so that one that is too old gets as far as
// the sentence that says so.
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
      page.appendChild(title);
      page.appendChild(advice);
      document.body.textContent = '';
      document.body.appendChild(page);
    }, { once: true });
    return;
  }

  const stored = (key) => {
    try {
      const value = JSON.parse(localStorage.getItem(key) || 'null');
      return typeof value === 'object' && value !== null ? value : {};
    } catch (_) {
      return {};
    }
  };
  const mainModule = () => (document.querySelector('script[type="module"][src]') || {}).src;

  const { theme = 'system', gloveMode } = stored('user-preferences');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = theme === 'system' ? (dark ? 'dark' : 'light') : theme;
  document.documentElement.toggleAttribute('data-glove', gloveMode === true);

  // The last screen. Anybody can write to local storage: it is made of these tags and attributes or not at all, and it
  // is this golfer's, of this build, at this address and width, or it is not shown.
  const WEEK_MS = 7 * 24 * 3600000;
  const MOST_TAPS = 5;
  const MOST_MODULES = 30;
  const SVG = 'http://www.w3.org/2000/svg';
  const TAGS = /^(?:div|span|button|h[234]|strong|b|em|small|sub|sup|table|thead|tbody|tfoot|tr|th|td)$/;
  const DRAWING = /^(?:svg|g|path|circle|ellipse|line|rect|polyline|polygon|text|tspan|defs|linearGradient|radialGradient|stop|clipPath|mask|pattern)$/;
  const FORBIDDEN = /^on|href|src|action|srcdoc/i;

  const draw = (node, isDrawing) => {
    if (typeof node === 'string') {
      if (isDrawing) return document.createTextNode(node);
      // In the style, not in the text: nobody finds, reads or copies the words twice while the app comes.
      const word = document.createElement('span');
      word.dataset.word = node;
      return word;
    }
    const [tag, attributes, inside] = node;
    const inDrawing = DRAWING.test(tag);
    const isChoice = tag === 'input' && /^(?:radio|checkbox)$/.test(attributes.type);
    if (!inDrawing && !isChoice && !TAGS.test(tag)) throw new Error(`No ${tag} on a last screen`);
    const element = inDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') element.style.cssText = value;
      else if (!FORBIDDEN.test(name)) element.setAttribute(name, value);
    }
    element.append(...inside.map((one) => draw(one, inDrawing)));
    return element;
  };

  const lastScreen = () => {
    const key = `divot-screen-${location.pathname}`;
    const screen = stored(key);
    if (screen.picture === undefined) return undefined;
    if (screen.uid === undefined || screen.uid !== stored('auth').uid || localStorage.getItem('divot-erasing') !== null) {
      localStorage.removeItem(key);
      return undefined;
    }
    const ageMs = Date.now() - screen.takenAtMs;
    const isCurrent =
      screen.build === mainModule() &&
      screen.address === location.pathname + location.search &&
      screen.width === innerWidth &&
      ageMs >= 0 && ageMs < WEEK_MS;
    return isCurrent ? screen : undefined;
  };

  /** A finger that goes up where it went down; what it meant waits for the app. */
  const keepTaps = (cover) => {
    const taps = [];
    let down;
    // A dialog of the app may lie over it already, and answers itself. The picture is out of reach: the page is touched.
    const onDown = ({ clientX, clientY, target }) => {
      const isOnIt = target === document.body || target === document.documentElement || cover.contains(target);
      down = isOnIt ? { clientX, clientY } : undefined;
    };
    const onUp = ({ clientX: x, clientY: y }) => {
      if (!cover.isConnected) {
        removeEventListener('pointerdown', onDown, true);
        removeEventListener('pointerup', onUp, true);
        return;
      }
      if (!down || Math.hypot(x - down.clientX, y - down.clientY) > 10) return;
      const hit = [...cover.querySelectorAll('[data-tap]')].findLast((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      });
      if (!hit || taps.length === MOST_TAPS) return;
      taps.push(hit.dataset.tap);
      cover.dataset.taps = JSON.stringify(taps);
      hit.style.cssText += ';outline:3px solid var(--focus);outline-offset:-3px';
    };
    addEventListener('pointerdown', onDown, true);
    addEventListener('pointerup', onUp, true);
  };

  /** What the last start of this screen loaded, asked for at once: its imports would ask one after the other. */
  const askForModules = () => {
    const { build, path, files } = stored('divot-start-modules');
    if (path !== location.pathname || stored('auth').uid === undefined || !Array.isArray(files)) return;
    if (build !== mainModule()) return;
    for (const file of files.slice(0, MOST_MODULES)) {
      if (!/^\/assets\/[\w-]+\.js$/.test(file)) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  };

  const show = (root) => {
    try {
      const screen = lastScreen();
      if (!screen) return;
      const [today, later] = screen.marks;
      const isToday = new Date(screen.takenAtMs).toDateString() === new Date().toDateString();
      const cover = draw(['div', { id: 'last-screen' }, [...screen.picture, ['div', { class: screen.markLook }, [isToday ? today : later]]]]);
      cover.inert = true;
      cover.setAttribute('aria-hidden', 'true');
      cover.dataset.heading = screen.heading;
      root.style.visibility = 'hidden';
      root.after(cover);
      for (const one of cover.querySelectorAll('[data-scrolled]')) {
        [one.scrollLeft, one.scrollTop] = one.dataset.scrolled.split(' ').map(Number);
      }
      keepTaps(cover);
    } catch (_) {
      root.style.visibility = '';
    }
  };

  new MutationObserver((_, observer) => {
    const root = document.getElementById('root');
    if (!root) return;
    observer.disconnect();
    askForModules();
    show(root);
  }).observe(document.documentElement, { childList: true, subtree: true });
})();
