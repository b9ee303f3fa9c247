// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Theme, setPreferences } from '#src/platform/settings/preferences.ts';

const grounds = { light: '#fffdf6', dark: '#101512', sunlight: '#ffffff' } as const;

test('the status bar of an installed app has the background of the golfer’s theme', () => {
  document.head.innerHTML = `<meta name="theme-color" content="#17492f"><style>${Object.entries(grounds)
    .map(([theme, ground]) => `[data-theme=${theme}] { --paper: ${ground} }`)
    .join('\n')}</style>`;
  const bar = document.querySelector('meta[name="theme-color"]');

  for (const [theme, ground] of Object.entries(grounds)) {
    setPreferences({ theme: theme as Theme });
    expect(bar?.getAttribute('content'), theme).toBe(ground);
  }
});
