import { Link, useNavigate } from '@tanstack/react-router';
import { useSwing, useSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { usePoses } from '#src/features/swing/result/use-poses.ts';
import { useVideo } from '#src/features/swing/result/use-video.ts';
import { momentText, swingTitle } from '#src/features/swing/swing-row.tsx';
import { CompareStages } from './compare-stages.tsx';
import { MeasuresTable } from './measures-table.tsx';

const words = copy.compare;

const Pair = ({ first, second }: { readonly first: Swing; readonly second: Swing }) => {
  const [poses, otherPoses] = [usePoses(first.landmarks), usePoses(second.landmarks)];
  const [video, otherVideo] = [useVideo(first.userId, first.id), useVideo(second.userId, second.id)];
  const isLoading = !poses || !otherPoses || video.kind === 'looking' || otherVideo.kind === 'looking';
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      {isLoading ? (
        <Skeleton className="h-96" />
      ) : (
        <CompareStages
          first={{ swing: first, poses, video }}
          second={{ swing: second, poses: otherPoses, video: otherVideo }}
        />
      )}
      <div className="flex flex-col gap-4">
        {first.view !== second.view && <p className="measure border-l-4 border-sand pl-3 text-note">{words.views}</p>}
        <MeasuresTable first={first} second={second} />
      </div>
    </div>
  );
};

/** The newest other swing of the same side, else the newest other one. */
const usualPartner = (swing: Swing, others: readonly Swing[]) =>
  others.find(({ view }) => view === swing.view) ?? others[0];

/** Before is what was filmed before. */
const inOrder = (a: Swing, b: Swing) =>
  a.recordedAt <= b.recordedAt ? { first: a, second: b } : { first: b, second: a };

type Props = { readonly id: string; readonly otherId: string | undefined };

/** /video-analysis?view=compare: two swings at the same moment. */
export const CompareScreen = ({ id, otherId }: Props) => {
  const navigate = useNavigate();
  const { swing, ready } = useSwing(id);
  const { swings } = useSwings(200);
  const others = swings.filter((one) => one.status === 'analysed' && one.id !== id);
  const other = others.find((one) => one.id === otherId) ?? (swing && usualPartner(swing, others));
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
      {swing && !other && <EmptyState>{words.none}</EmptyState>}
      {swing && other && (
        <>
          <div className="max-w-100">
            <Select
              label={words.pick}
              value={other.id}
              options={others.map((one) => ({
                value: one.id,
                label: `${momentText(one.recordedAt)} · ${swingTitle(one)}${one.starred ? ` · ${copy.swing.starred}` : ''}`,
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
