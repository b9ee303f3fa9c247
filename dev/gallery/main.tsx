import './main.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { ToastProvider } from '#src/ui/primitives/toast.tsx';
import { ChartsPage } from './charts-page.tsx';
import { ControlsPage } from './controls-page.tsx';
import { FramePage } from './frame-page.tsx';
import { ScreensPage } from './screens-page.tsx';

const pages = { charts: ChartsPage, controls: ControlsPage, frame: FramePage, screens: ScreensPage } as const;
const themes = ['light', 'dark', 'sunlight'] as const;

type PageName = keyof typeof pages;
type Theme = (typeof themes)[number];

// ?page=controls&theme=dark&bar=0 : so that pictures can be taken without clicking.
const asked = new URLSearchParams(location.search);

const Gallery = () => {
  const [page, setPage] = useState((asked.get('page') ?? 'controls') as PageName);
  const [theme, setTheme] = useState((asked.get('theme') ?? 'light') as Theme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const Page = pages[page];
  return (
    <ToastProvider>
      {asked.get('bar') !== '0' && (
        <div className="grid gap-3 bg-sunken p-4 sm:grid-cols-2">
          <SegmentedControl
            label="Theme"
            hideLabel
            value={theme}
            segments={themes.map((value) => ({ value, label: value }))}
            onChange={setTheme}
          />
          <SegmentedControl
            label="Page"
            hideLabel
            value={page}
            segments={(Object.keys(pages) as PageName[]).map((value) => ({ value, label: value }))}
            onChange={setPage}
          />
        </div>
      )}
      <Page />
    </ToastProvider>
  );
};

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
