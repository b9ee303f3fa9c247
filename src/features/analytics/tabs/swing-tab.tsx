import { localDay, mean } from '@divot/basics';
import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { Link } from '@tanstack/react-router';
import { useSwingDigests } from '#src/data/queries/analytics.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { LEAST_ROUNDS, inRuns } from '@divot/analytics';
import { faultName } from '@divot/golf-content';
import { faultTrends } from '#src/domain/swing-history/swing-history.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { ChartGrid } from '#src/features/analytics/parts/chart-grid.tsx';
import { NotEnoughData } from '#src/features/analytics/parts/not-enough-data.tsx';
import { FoldedChart } from '#src/ui/charts/chart-figure.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { FaultTile } from '#src/ui/figures/row-picture.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';

const words = copy.swing;
/** The band of the tempo check. Below it a swing counts as rushed. */
const USUAL = [2.2, 4.2] as const;

type Swings = ReturnType<typeof useSwingDigests>['digests'];

const Tempo = ({ swings }: { readonly swings: Swings }) => {
  const measured = swings
    .flatMap(({ recordedAt, tempoRatio }) => (tempoRatio === undefined ? [] : [{ recordedAt, tempoRatio }]))
    .toReversed();
  if (measured.length < LEAST_ROUNDS)
    return <NotEnoughData title={words.tempo}>{words.tempoNeeds(measured.length)}</NotEnoughData>;
  return (
    <FoldedChart headline={{ value: decimalText(measured.at(-1)!.tempoRatio), of: copy.latest }}>
      <LineTrend
        title={words.tempo}
        note={words.swings(measured.length)}
        measure={words.ratio}
        points={inRuns(measured).map((run) => ({
          when: dayOfMonthText(localDay(new Date(run.at(-1)!.recordedAt))),
          value: mean(run.map(({ tempoRatio }) => tempoRatio)),
        }))}
        format={(value) => decimalText(value)}
        band={{ from: USUAL[0], to: USUAL[1], name: words.usual }}
        words={copy.words}
      />
    </FoldedChart>
  );
};

const Faults = ({ swings }: { readonly swings: Swings }) => {
  const hand = useProfile().profile?.handedness ?? 'right';
  const trends = faultTrends(swings.map((swing) => ({ ...swing, starred: false, metrics: {} })));
  return (
    <Section title={words.faults}>
      {trends.length === 0 ? (
        <p className="text-note text-rough">{words.noFaults}</p>
      ) : (
        <div className="overflow-x-auto">
          <table aria-label={words.faults} className="figures w-full text-left text-note">
            <thead className="text-fine text-rough">
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} scope="col" className="py-1 pr-3 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {trends.map(({ faultId, seenFirst, seenLatest, compared, judged }) => (
                <tr key={faultId} className="rule-t">
                  <th scope="row" className="py-2 pr-3 font-medium">
                    <span className="flex items-center gap-3">
                      <FaultTile id={faultId} hand={hand} size="line" />
                      {faultName(faultId)}
                    </span>
                  </th>
                  <td className="pr-3">{words.seen(seenFirst, compared)}</td>
                  <td className="pr-3">{words.seen(seenLatest, compared)}</td>
                  <td>{words.judged(judged)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
};

/** Faults and tempo over time in the filmed swings. */
export const SwingTab = () => {
  const { digests: swings, ready } = useSwingDigests();
  if (!ready) return null;
  if (swings.length === 0) {
    return (
      <EmptyState
        of="swings"
        action={
          <Link to="/video-analysis" className={buttonLook({ variant: 'primary' })}>
            {words.needsAction}
          </Link>
        }
      >
        {words.needs}
      </EmptyState>
    );
  }
  return (
    <ChartGrid>
      <Tempo swings={swings} />
      <Faults swings={swings} />
    </ChartGrid>
  );
};
