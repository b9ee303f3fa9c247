import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import { FAULTS, drillById, faultName } from '@divot/golf-content';
import { drillsInstead, libraryVideos, type VideoFilters } from '#src/domain/videos/library.ts';
import { type Video, thumbnailUrl } from '#src/domain/videos/videos.ts';
import { GUIDES, HAS_FILMS } from '#src/platform/settings/guides.ts';
import { useNetwork } from '#src/platform/state.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { FilterIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { DrillCard } from './drill-card.tsx';
import { hiddenVideos } from './hidden-videos.ts';
import { useLibrary } from './use-library.ts';
import { videoFacts } from './video-facts.ts';
import { VideoScreen } from './video-screen.tsx';
import { categories, effectiveFilters, type GoTo, type VideosSearch } from './videos-search.ts';

const ANY = 'any';
const any = { value: ANY, label: copy.any } as const;
const chosen = <T extends string>(value: T) => (value === ANY ? undefined : (value as Exclude<T, typeof ANY>));

type Props = { readonly at: VideosSearch; readonly navigation: VideoFilters; readonly go: GoTo };

const Thumbnail = ({ youtubeId, drillIds }: Pick<Video, 'youtubeId' | 'drillIds'>) => {
  const isOffline = useNetwork() === 'offline';
  return (
    <span className="edge relative grid aspect-4/3 w-28 shrink-0 place-items-center overflow-hidden rounded-control border-rule bg-sunken">
      {youtubeId === null || isOffline ? (
        <Figure id={drillIds[0] ?? ''} className="absolute inset-0 size-full" />
      ) : (
        <img src={thumbnailUrl(youtubeId)} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
};

const VideoRow = (props: {
  readonly video: Video;
  readonly library: ReturnType<typeof useLibrary>;
  readonly onOpen: () => void;
}) => {
  const { video, library } = props;
  const { id, title, youtubeId } = video;
  return (
    <li className="rule-b">
      <button
        type="button"
        className="flex w-full flex-wrap items-center gap-x-4 py-3 text-left hover:bg-sunken"
        onClick={props.onOpen}
      >
        <Thumbnail youtubeId={youtubeId} drillIds={video.drillIds} />
        <span className="row-words flex flex-col gap-1">
          <span className="text-lead leading-tight font-medium">{title}</span>
          <span className="text-note text-rough">{videoFacts(video)}</span>
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {video.faultIds.some((fault) => library.faultIds.includes(fault)) && (
              <Badge tone="fairway">{copy.mine}</Badge>
            )}
            {library.saved.includes(id) && <Badge>{copy.saved}</Badge>}
            {library.watched.includes(id) && <Badge tone="sky">{copy.watched}</Badge>}
          </span>
        </span>
        <ForwardIcon className="size-5 text-rough" />
      </button>
    </li>
  );
};

const Filters = ({
  filters,
  set,
}: {
  readonly filters: VideoFilters;
  readonly set: (change: VideoFilters) => void;
}) => {
  const { search, drill, ...others } = filters;
  const narrowed = Object.values(others).filter(Boolean).length;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="search"
        hideLabel
        label={copy.search}
        placeholder={copy.search}
        maxLength={80}
        value={search ?? ''}
        onChange={(next) => set({ search: next || undefined })}
      />
      {drill !== undefined && (
        <Button className="self-start" aria-pressed onClick={() => set({ drill: undefined })}>
          {copy.drillOnly(drillById(drill)?.name ?? drill)} ×
        </Button>
      )}
      <Disclosure
        title={`${copy.filter}${narrowed > 0 ? ` (${narrowed})` : ''}`}
        icon={<FilterIcon className="size-5" />}
        startsOpen={narrowed > 0}
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2 lg:grid-cols-4">
          <Select
            label={copy.category}
            value={filters.category ?? ANY}
            options={[any, ...categories.map((value) => ({ value, label: copy.categories[value] }))]}
            onChange={(category) => set({ category: chosen(category) })}
          />
          <Select
            label={copy.fault}
            value={filters.fault ?? ANY}
            options={[any, ...FAULTS.map(({ id, title }) => ({ value: id as string, label: title }))]}
            onChange={(fault) => set({ fault: chosen(fault) })}
          />
          <Checkbox
            label={copy.savedOnly}
            checked={filters.saved === true}
            onChange={(on) => set({ saved: on || undefined })}
          />
          {HAS_FILMS && (
            <Checkbox
              label={copy.unwatched}
              checked={filters.unwatched === true}
              onChange={(on) => set({ unwatched: on || undefined })}
            />
          )}
        </div>
      </Disclosure>
    </div>
  );
};

const subject = ({ drill, fault }: VideoFilters): string =>
  (drill === undefined ? fault && faultName(fault) : drillById(drill)?.name) ?? '';

/** The library: videos for the golfer's own faults first, narrowed by search and filters. */
export const VideosScreen = ({ at, navigation, go }: Props) => {
  const library = useLibrary();
  const quote = useFocusQuote();
  const filters = effectiveFilters(at, navigation);
  const shown = GUIDES.filter(({ id }) => !hiddenVideos().includes(id));
  const matches = libraryVideos(filters, library, shown);
  const open = GUIDES.find(({ id }) => id === at.video);
  const { video: _video, ...list } = at;
  if (open) return <VideoScreen video={open} onBack={() => go(list, { keepArrival: true })} />;
  const instead = matches.length === 0 ? drillsInstead(filters) : [];
  return (
    <Page width="wide" title={copy.title} lead={quote && <span {...quote.facts}>{quote.text}</span>}>
      <Filters filters={filters} set={(change) => go({ ...filters, ...change }, { replace: true })} />
      <div>
        <p className="label text-rough" role="status">
          {copy.shown(matches.length, shown.length)}
        </p>
        {instead.length > 0 && (
          <div className="flex flex-col gap-2 py-4">
            <p className="measure">{copy.noneYet(subject(filters))}</p>
            {instead.map((id, order) => (
              <DrillCard key={id} id={id} isOpen={order === 0} />
            ))}
            <Button className="self-start" onClick={() => go({})}>
              {copy.clear}
            </Button>
          </div>
        )}
        {matches.length === 0 && instead.length === 0 && (
          <EmptyState of="search" action={<Button onClick={() => go({})}>{copy.clear}</Button>}>
            {copy.none}
          </EmptyState>
        )}
        <ul>
          {matches.map((video) => (
            <VideoRow
              key={video.id}
              video={video}
              library={library}
              onOpen={() => go({ ...at, video: video.id }, { keepArrival: true })}
            />
          ))}
        </ul>
      </div>
    </Page>
  );
};
