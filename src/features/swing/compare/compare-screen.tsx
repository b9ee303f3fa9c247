import { faultName } from '@divot/golf-content';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSwing, useSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { compact } from '@divot/basics';
import { checkOf } from '#src/domain/swing-fix/camera-check.ts';
import { changeBetween } from '#src/domain/swing-fix/over-time.ts';
import { useCameraCheck } from '#src/features/swing/check/use-camera-check.ts';
import { copy } from '#src/features/swing/copy.ts';
import { standingFindings } from '#src/features/swing/fault-text.ts';
import { closeUp, POSITIONS } from '@divot/swing';
import { NoBody } from '#src/features/swing/result/no-body.tsx';
import { usePoses } from '#src/features/swing/result/use-poses.ts';
import { useVideo } from '#src/features/swing/result/use-video.ts';
import { swingTitle } from '#src/features/swing/swing-row.tsx';
import { CompareStages } from './compare-stages.tsx';
import { type Compared, aligned } from './compared.ts';
import { copy as words } from './copy.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';
import { TRENDS, changeText, metricName } from '#src/domain/swing-fix/measure-text.ts';
import { useMeasures } from '#src/data/queries/body-lengths.ts';

/** The measurements that both clips gave, side by side. */
const MeasuresTable = ({ first, second }: { readonly first: Swing; readonly second: Swing }) => {
  const measureOf = useMeasures();
  const rows = TRENDS.flatMap(({ metric }) => {
    const [a, b] = [first.metrics?.[metric], second.metrics?.[metric]];
    return a === undefined && b === undefined ? [] : [{ metric, a, b }];
  });
  const cell = (metric: string, value: number | undefined) => {
    const { sizeOf, text } = measureOf(metric);
    return value === undefined ? words.unknown : text(sizeOf(value));
  };
  return (
    <Section title={words.table}>
      <table aria-label={words.table} className="w-full text-note">
        <thead>
          <tr className="rule-b text-left text-rough">
            <th scope="col" className="w-1/2 py-2 pr-3">
              <VisuallyHidden>{words.measure}</VisuallyHidden>
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {words.first}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {words.second}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, a, b }) => (
            <tr key={metric} className="rule-b">
              <th scope="row" className="py-2 pr-3 text-left font-text wrap-anywhere">
                {metricName(metric)}
              </th>
              <td className="figures py-2 pr-3 text-right">{cell(metric, a)}</td>
              <td className="figures py-2 text-right">{cell(metric, b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};

/** A swing with its body and video, undefined until both are known. Otherwise, why its body is not here. */
const useCompared = (swing: Swing) => {
  const [body, onRetry] = usePoses(swing);
  const video = useVideo(swing.userId, swing.id);
  const compared = useMemo((): Compared | undefined => {
    if (body.kind !== 'here' || video.kind === 'looking') return undefined;
    return { swing, video, poses: body.poses };
  }, [swing, body, video]);
  return { compared, away: body.kind === 'away' ? { why: body.why, onRetry } : undefined };
};

/** The golfers in the same size and place; where an address was not seen, as filmed, or close up without a video. */
const sideBySide = (first: Compared, second: Compared): readonly [Compared, Compared] => {
  const near = (one: Compared) => (one.video.kind === 'here' ? one : { ...one, poses: closeUp(one.poses) });
  const [before, after] = aligned(first, second);
  return before === first ? [near(first), near(second)] : [before, after];
};

/** The fault that the comparison is about: the wanted one, else the surest of the first clip that both measure. */
const faultOf = (first: Swing, second: Swing, wanted: string | undefined): string | undefined =>
  wanted ??
  standingFindings(first).find(({ metric }) => first.view === second.view && second.metrics?.[metric] !== undefined)
    ?.faultId;

/** What came of the fault: as in the camera check of the focus, if these clips are it. */
const useChange = (first: Swing, second: Swing, fault: string | undefined) => {
  const measureOf = useMeasures();
  const check = useCameraCheck();
  const metric = fault === undefined ? undefined : checkOf(fault)?.metric;
  if (metric === undefined) return undefined;
  const isCheck =
    check?.faultId === fault && check?.before.id === first.id && check.latest.some(({ id }) => id === second.id);
  const change = isCheck ? check?.change : changeBetween([first], [second], metric);
  return change && changeText(change, metric, measureOf(metric));
};

type PairProps = { readonly first: Swing; readonly second: Swing; readonly wanted: string | undefined };

const Pair = ({ first, second, wanted }: PairProps) => {
  const [before, after] = [useCompared(first), useCompared(second)];
  const pair = useMemo(
    () => before.compared && after.compared && sideBySide(before.compared, after.compared),
    [before.compared, after.compared],
  );
  const fault = faultOf(first, second, wanted);
  const change = useChange(first, second, fault);
  const measured = fault === undefined ? undefined : checkOf(fault);
  const subject = {
    position: POSITIONS.find(([, event]) => event === measured?.event)?.[0] ?? 'P7',
    faultId: fault,
    change: change?.change,
  };
  const away = before.away ?? after.away;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      {change && fault !== undefined && (
        <p className="measure lg:col-span-2">
          <span className="label block text-rough">{faultName(fault)}</span>
          <span className="block text-title font-strong text-balance">{change.change}</span>
          <span className="block text-note text-rough">{change.sure}</span>
        </p>
      )}
      {away && <NoBody {...away} />}
      {!away && pair && <CompareStages first={pair[0]} second={pair[1]} subject={subject} />}
      {!away && !pair && <Skeleton className="h-96" />}
      <div className="flex flex-col gap-4">
        {first.view !== second.view && <p className="measure border-l-4 border-sand pl-3 text-note">{words.views}</p>}
        <MeasuresTable first={first} second={second} />
      </div>
    </div>
  );
};

/** The newest other swing filmed from the same side, else the newest other swing. */
const usualPartner = (swing: Swing, others: readonly Swing[]) =>
  others.find(({ view }) => view === swing.view) ?? others[0];

/** Starred swings first, then the others. */
const referencesFirst = (others: readonly Swing[]) => [
  ...others.filter(({ starred }) => starred),
  ...others.filter(({ starred }) => !starred),
];

/** The earlier swing is "before". */
const inOrder = (a: Swing, b: Swing) =>
  a.recordedAt <= b.recordedAt ? { first: a, second: b } : { first: b, second: a };

type Props = { readonly id: string; readonly otherId: string | undefined; readonly fault: string | undefined };

/** /video-analysis?view=compare: two swings at the same moment. */
export const CompareScreen = ({ id, otherId, fault }: Props) => {
  const navigate = useNavigate();
  const { swing, ready } = useSwing(id);
  const { swings, ready: swingsReady } = useSwings(200);
  const others = swings.filter((one) => one.status === 'analysed' && one.id !== id);
  const chosen = others.find((one) => one.id === otherId) ?? (swing && usualPartner(swing, others));
  const { swing: other } = useSwing(chosen?.id);
  const compareWith = (second: string) =>
    void navigate({
      to: '/video-analysis',
      search: compact({ view: 'compare' as const, swing: id, other: second, fault }),
      replace: true,
    });
  const back = (
    <Link
      to="/video-analysis"
      search={{ swing: id }}
      className={`${buttonLook({ variant: 'quiet' })} -ml-4 self-start`}
    >
      <BackIcon className="size-5" />
      {words.back}
    </Link>
  );
  return (
    <Page title={words.title} lead={words.lead} width="wide" back={back}>
      {!ready && <Skeleton className="h-96" />}
      {ready && !swing && <EmptyState of="gone">{copy.home.gone}</EmptyState>}
      {swing && swingsReady && !chosen && <EmptyState of="swings">{words.none}</EmptyState>}
      {swing && other && (
        <>
          <div className="max-w-100">
            <Select
              label={words.pick}
              value={other.id}
              options={referencesFirst(others).map((one) => ({
                value: one.id,
                label: `${one.starred ? `${copy.swing.starred} · ` : ''}${momentText(one.recordedAt)} · ${swingTitle(one)}`,
              }))}
              onChange={compareWith}
            />
          </div>
          <Pair key={`${swing.id} ${other.id}`} {...inOrder(swing, other)} wanted={fault} />
        </>
      )}
    </Page>
  );
};
