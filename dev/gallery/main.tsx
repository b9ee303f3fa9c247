import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toasts } from '#src/ui/primitives/toasts.tsx';
import type { Exhibit } from './exhibit.ts';
import { rooms } from './exhibits/all.ts';

// ?room=charts&theme=dark, or ?exhibit=Dialog&state=question&theme=dark for exhibits that cover the screen: every
// picture has an address. ?theme alone shows every room.

const themes = ['light', 'dark', 'sunlight'] as const;
const params = new URLSearchParams(location.search);
const theme = params.get('theme') ?? 'light';
document.documentElement.dataset['theme'] = theme;

const everything: readonly Exhibit[] = Object.values(rooms).flat();
const address = (change: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams({ theme, ...change }).toString()}`;

const Shown = ({ name, states, isAlone, isWide }: Exhibit) => (
  <section aria-label={name} data-exhibit={name} className="flex flex-col gap-4">
    <h2 className="label">{name}</h2>
    {isAlone ? (
      <ul className="flex flex-wrap gap-4">
        {Object.keys(states).map((state) => (
          <li key={state}>
            <a data-alone href={address({ exhibit: name, state })} className="underline">
              {state}
            </a>
          </li>
        ))}
      </ul>
    ) : (
      <div className={isWide ? 'grid gap-6' : 'grid items-start gap-6 sm:grid-cols-2'}>
        {Object.entries(states).map(([state, shown]) => (
          <div key={state} className="flex min-w-0 flex-col gap-2">
            <p className="text-fine text-rough">{state}</p>
            <div data-state={state} className="min-w-0">
              {shown}
            </div>
          </div>
        ))}
      </div>
    )}
  </section>
);

const Gallery = () => (
  <main className="mx-auto flex max-w-240 flex-col gap-10 p-4 lg:p-6">
    <h1 className="text-title">Gallery</h1>
    <nav aria-label="Themes and rooms" className="flex flex-wrap gap-x-4 gap-y-2">
      {themes.map((name) => (
        <a key={name} href={`?theme=${name}`} className="underline">
          {name}
        </a>
      ))}
      {Object.keys(rooms).map((room) => (
        <a key={room} data-room href={address({ room })} className="underline">
          {room}
        </a>
      ))}
    </nav>
    {Object.entries(rooms)
      .filter(([room]) => room === (params.get('room') ?? room))
      .flatMap(([, exhibits]) => exhibits)
      .map((exhibit) => (
        <Shown key={exhibit.name} {...exhibit} />
      ))}
  </main>
);

const alone = everything.find(({ name }) => name === params.get('exhibit'))?.states[params.get('state') ?? ''];

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {alone === undefined ? (
      <Gallery />
    ) : (
      <div data-state={params.get('state')} className="min-h-dvh">
        {alone}
      </div>
    )}
    <Toasts />
  </StrictMode>,
);
