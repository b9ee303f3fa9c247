import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ForwardIcon, PlayIcon, SwingIcon } from '#src/ui/icons/icons.ts';
import { copy } from './copy.ts';

const cards: readonly (readonly [texts: readonly [string, string], to: LinkProps['to'], icon: ReactNode])[] = [
  [copy.fresh.round, '/playing', <PlayIcon key="play" className="size-8" />],
  [copy.fresh.swing, '/video-analysis', <SwingIcon key="swing" className="size-8" />],
];

/** The first day: a question, a round or a swing, and nothing else on the first screen. */
export const NewGolfer = ({ welcome }: { readonly welcome: ReactNode }) => (
  <div className="flex min-h-[calc(100dvh-15rem)] flex-col gap-4 lg:min-h-0">
    {welcome}
    <ul>
      {cards.map(([[title, text], to, icon]) => (
        <li key={title} className="rule-t">
          <Link
            to={to}
            className="grid grid-cols-[5.75rem_1fr_auto] items-center gap-4 py-3 text-ink no-underline hover:bg-sunken"
          >
            <span className="grid h-23 place-items-center rounded-control bg-fairway-tint text-fairway-ink">
              {icon}
            </span>
            <span>
              <span className="block text-lead font-strong">{title}</span>
              <span className="block text-note text-rough">{text}</span>
            </span>
            <ForwardIcon className="size-5 text-rough" />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
