import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSwing, useSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { closeUp } from '#src/features/swing/result/close-up.ts';
import { NoBody } from '#src/features/swing/result/no-body.tsx';
import { usePoses } from '#src/features/swing/result/use-poses.ts';
import { useVideo } from '#src/features/swing/result/use-video.ts';
import { swingTitle } from '#src/features/swing/swing-row.tsx';
import { CompareStages } from './compare-stages.tsx';
import type { Compared } from './compared.ts';
import { copy as words } from './copy.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';
import { TRENDS, metricName } from '#src/features/swing/measure-text.ts';
import { useMeasures } from '#src/features/swing/use-length-text.ts';

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
      <table className="w-full text-note">
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
              <th scope="row" className="py-2 pr-3 text-left font-text">
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
    return { swing, video, poses: video.kind === 'here' ? body.poses : closeUp(body.poses) };
  }, [swing, body, video]);
  return { compared, away: body.kind === 'away' ? { why: body.why, onRetry } : undefined };
};

const Pair = ({ first, second }: { readonly first: Swing; readonly second: Swing }) => {
  const [before, after] = [useCompared(first), useCompared(second)];
  const away = before.away ?? after.away;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      {away && <NoBody {...away} />}
      {!away && before.compared && after.compared && <CompareStages first={before.compared} second={after.compared} />}
      {!away && !(before.compared && after.compared) && <Skeleton className="h-96" />}
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

type Props = { readonly id: string; readonly otherId: string | undefined };

/** /video-analysis?view=compare: two swings at the same moment. */
export const CompareScreen = ({ id, otherId }: Props) => {
  const navigate = useNavigate();
  const { swing, ready } = useSwing(id);
  const { swings, ready: swingsReady } = useSwings(200);
  const others = swings.filter((one) => one.status === 'analysed' && one.id !== id);
  const chosen = others.find((one) => one.id === otherId) ?? (swing && usualPartner(swing, others));
  const { swing: other } = useSwing(chosen?.id);
  const compareWith = (second: string) =>
    void navigate({ to: '/video-analysis', search: { view: 'compare', swing: id, other: second }, replace: true });
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
      {ready && !swing && <EmptyState>{copy.home.gone}</EmptyState>}
      {swing && swingsReady && !chosen && <EmptyState>{words.none}</EmptyState>}
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
          <Pair key={`${swing.id} ${other.id}`} {...inOrder(swing, other)} />
        </>
      )}
    </Page>
  );
};
