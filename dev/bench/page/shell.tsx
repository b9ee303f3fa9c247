// The dashboard as a bare React shell: a frame and a few cards that are written into the page, with no router, no
// session, no storage and no screen of the app.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { roundTotals } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { createRoot } from 'react-dom/client';
import { benchRounds } from '#dev/bench/rounds.ts';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Section } from '#src/ui/primitives/section.tsx';

const Shell = () => (
  <AppFrame skipLabel="Skip" navigationLabel="Screens" brand="Divot" navigation={null} tabBar={null} account={null}>
    <Page title="Good morning" width="wide">
      <Section title="Recent rounds">
        <ul>
          {benchRounds('nobody', 5).map((round) => {
            const { strokes, toPar } = roundTotals(round);
            return (
              <li key={round.id} className="rule-b">
                <a href="#round" className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 py-3">
                  <span className="figures text-title">
                    {strokes} {toParText(toPar)}
                  </span>
                  <CardStrip marks={round.holes.map(() => 'square')} label={round.playedOn} />
                </a>
              </li>
            );
          })}
        </ul>
      </Section>
    </Page>
  </AppFrame>
);

createRoot(document.getElementById('root')!).render(<Shell />);
void navigator.serviceWorker.register('./sw.js');
