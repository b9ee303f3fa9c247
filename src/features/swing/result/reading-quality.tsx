import { faultName } from '@divot/golf-content';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { type Corrections, issuesOf } from '#src/domain/swing-reading/reading-fields.ts';
import { correctSwing } from './correct.ts';

const words = copy.result;

const Reading = ({ swing }: { readonly swing: Swing }) => {
  const correct = async (change: Partial<Corrections>) =>
    succeeded(await correctSwing(swing, (corrections) => ({ ...corrections, ...change })));
  const { swingCount: count = 1, swing: chosen } = swing.reading ?? {};
  const which = chosen ?? count - 1;
  return (
    <div className="flex max-w-100 flex-col gap-4">
      <SegmentedControl
        label={words.view}
        value={swing.view === 'unknown' ? undefined : swing.view}
        segments={(['face-on', 'down-the-line'] as const).map((value) => ({ value, label: copy.swing.views[value] }))}
        onChange={(view) => void correct({ view })}
      />
      <SegmentedControl
        label={words.hand}
        value={swing.handedness}
        segments={(['right', 'left'] as const).map((value) => ({ value, label: words.hands[value] }))}
        onChange={(handedness) => void correct({ handedness })}
      />
      {count > 1 && (
        <SegmentedControl
          label={words.which}
          value={String(which)}
          segments={Array.from({ length: count }, (_, i) => ({
            value: String(i),
            label: String(i + 1),
            name: words.swingOf(i + 1, count),
          }))}
          onChange={(next) => void correct({ swing: Number(next), moved: {} })}
        />
      )}
    </div>
  );
};

type Props = { readonly swing: Swing; readonly swings: readonly Swing[] };

/** How good the clip is, and what the result cannot show, with the reasons. */
export const ReadingQuality = ({ swing, swings }: Props) => {
  const issues = issuesOf(swing);
  const notJudged = (swing.notJudged ?? []).filter(({ id }) =>
    swings.every((one) => one.notJudged?.some((other) => other.id === id)),
  );
  const { playbackFps = 0, widthPx = 0, heightPx = 0 } = swing;
  return (
    <>
      <Section title={words.quality}>
        <p className="figures text-note text-rough">{words.facts(playbackFps, widthPx, heightPx)}</p>
        {issues.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1.5 border-l-4 border-sand pl-3 text-note">
            {issues.map((code) => (
              <li key={code}>{words.issues[code]}</li>
            ))}
            <li className="text-rough">{words.mark}</li>
          </ul>
        )}
        <div className="mt-4">
          <Reading swing={swing} />
        </div>
      </Section>
      <div className="rule-t">
        <Disclosure look="label" title={words.notJudged(notJudged.length)}>
          <dl className="pb-2">
            {notJudged.map(({ id, reason }) => (
              <div key={id} className="rule-t grid gap-x-6 py-2 text-note sm:grid-cols-[12rem_1fr]">
                <dt className="font-medium">{faultName(id)}</dt>
                <dd className="text-rough">{reason}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </>
  );
};
