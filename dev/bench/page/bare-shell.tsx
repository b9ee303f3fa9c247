import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, toParText } from '@divot/golf-rules';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Section } from '#src/ui/primitives/section.tsx';

// The dashboard as a bare React shell: a frame and a few cards, with no router, no session and no screen of the app.

/** The number of cards a shell shows. */
export const CARDS = 5;

/** Without rounds, it is still loading. */
export const Shell = ({ rounds }: { readonly rounds: readonly Round[] | undefined }) => (
  <AppFrame skipLabel="Skip" navigationLabel="Screens" brand="Divot" navigation={null} tabBar={null} account={null}>
    <Page title="Good morning" width="wide">
      <Section title="Recent rounds">
        <ul aria-busy={rounds === undefined}>
          {rounds?.map((round) => {
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
