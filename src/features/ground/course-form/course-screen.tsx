import { longest } from '#src/domain/entities/limits.ts';
import type { Problems } from '#src/domain/forms/fields.ts';
import { Link } from '@tanstack/react-router';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { isRatedForEach, isSameTee, teesFor } from '#src/domain/rounds/tees.ts';
import { cardsOf, groupOfNines } from '#src/domain/rounds/three-nines.ts';
import { chooseCourse } from '#src/platform/course-search.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';
import { type ParPreset, parPresets } from '#src/domain/rounds/usual-card.ts';
import { type CourseTyped, RATED, ratedFor, ratingRows, withPars, womensField } from './course-fields.ts';
import { HoleTable } from './hole-table.tsx';
import { type CourseFormProps, useCourseForm } from './use-course-form.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const presets = (holes: number) =>
  (Object.keys(parPresets).map(Number) as ParPreset[]).filter((sum) => parPresets[sum].length === holes).toReversed();

type TeesProps = {
  readonly course: Course;
  /** Undefined while a tee is being added. */
  readonly tee: Tee | undefined;
  readonly onTee: (id: string) => void;
  readonly onRemove: () => void;
};

const Tees = ({ course, tee, onTee, onRemove }: TeesProps) => {
  const cards = teesFor(cardsOf(course.tees), undefined);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow sm:grow-0">
        <Select
          label={copy.whichTee}
          value={
            tee ? (cards.find((card) => isSameTee(card, groupOfNines(course.tees, tee)?.[0] ?? tee)) ?? tee).id : 'new'
          }
          options={[
            ...cards.map((card) => ({
              value: card.id,
              label: groupOfNines(course.tees, card) || isRatedForEach(course.tees, card) ? card.name : teeText(card),
            })),
            ...(tee ? [] : [{ value: 'new', label: copy.newTee }]),
          ]}
          onChange={onTee}
        />
      </div>
      {tee && <Button onClick={() => onTee('new')}>{copy.addTee}</Button>}
      {tee && cards.length > 1 && (
        <Button variant="quiet" onClick={onRemove}>
          {copy.removeTee}
        </Button>
      )}
    </div>
  );
};

type PartProps = {
  readonly draft: CourseTyped;
  readonly problems: Problems;
  readonly onEdit: (part: Partial<CourseTyped>) => void;
};

const Names = ({ at }: Pick<ReturnType<typeof useCourseForm>, 'at'>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField {...at('name')} />
    <TextField {...at('city')} />
    <TextField {...at('teeName')} />
  </div>
);

const counts = ([18, 9, 27] as const).map((count) => ({ value: String(count), label: copy.counts[count] }));
const USUAL = { 18: 72, 9: 36, 27: 108 } as const;

/** The names of three nines. */
const Nines = ({ draft: { nines = [] }, problems, onEdit }: PartProps) =>
  nines.length === 3 && (
    <div className="grid grid-cols-3 gap-3">
      {nines.map((name, at) => (
        <TextField
          key={at}
          label={copy.nine(at + 1)}
          maxLength={longest('courses', 'tees.nines')}
          value={name}
          error={problems['nines']}
          onChange={(typed) => onEdit({ nines: nines.map((one, n) => (n === at ? typed : one)) })}
        />
      ))}
    </div>
  );

/** Nine, eighteen or three times nine holes, with usual pars as a starting point. */
const Pars = ({ draft, onDraft }: { readonly draft: CourseTyped; readonly onDraft: (draft: CourseTyped) => void }) => {
  const holes = draft.holes.length;
  const take = (sum: ParPreset) => onDraft(withPars(draft, parPresets[sum]));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SegmentedControl
        label={copy.holes}
        value={String(holes)}
        segments={counts}
        onChange={(count) => take(USUAL[Number(count) as keyof typeof USUAL])}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-note font-medium">{copy.presets}</p>
        <div className="flex flex-wrap gap-2">
          {presets(holes).map((sum) => (
            <Button key={sum} onClick={() => take(sum)}>
              {copy.preset[sum]}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
};

type RatingFieldsProps = Pick<PartProps, 'draft' | 'problems'> & {
  /** Whose they are, where each has a rating. */
  readonly of?: string | undefined;
  readonly ratings: CourseTyped['ratings'];
  readonly fieldOf?: (field: string) => string;
  readonly onRatings: (ratings: CourseTyped['ratings']) => void;
};

const RatingFields = ({ draft, problems, of, ratings, fieldOf = (field) => field, onRatings }: RatingFieldsProps) =>
  ratingRows(draft).map(([name, rating, slope]) => (
    <fieldset key={rating} className="grid grid-cols-2 gap-3">
      <legend className="mb-1 text-note font-strong">{[of, name].filter(Boolean).join(DOT)}</legend>
      {([rating, slope] as const).map((field) => (
        <NumberField
          key={field}
          decimal={field === rating}
          label={field === rating ? copy.rating : copy.slope}
          value={ratings[field] ?? ''}
          error={problems[fieldOf(field)]}
          onChange={(typed) => onRatings({ ...ratings, [field]: typed })}
        />
      ))}
    </fieldset>
  ));

const rated = RATED.map((value) => ({ value, label: copy.rated[value] }));

const Ratings = ({ draft, problems, onEdit }: PartProps) => {
  const isForEach = draft.rated === 'each';
  const { ratings = {}, holes } = draft.women ?? {};
  const golfers = draft.rated === 'male' || isForEach ? copy.men : draft.rated === 'female' ? copy.women : '';
  return (
    <Section title={copy.ratings}>
      <p className="measure mb-3 text-note text-rough">{copy.ratingsText}</p>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={copy.ratedFor}
          value={draft.rated ?? 'any'}
          segments={rated}
          onChange={(next) => onEdit(ratedFor(draft, next))}
        />
        <RatingFields
          draft={draft}
          problems={problems}
          of={golfers}
          ratings={draft.ratings}
          onRatings={(typed) => onEdit({ ratings: typed })}
        />
        {isForEach && (
          <>
            <RatingFields
              draft={draft}
              problems={problems}
              of={copy.women}
              ratings={ratings}
              fieldOf={womensField}
              onRatings={(typed) => onEdit({ women: { holes, ratings: typed } })}
            />
            <Switch
              label={copy.womensHoles}
              checked={holes !== undefined}
              onChange={(on) => onEdit({ women: { ratings, holes: on ? draft.holes : undefined } })}
            />
            {holes && (
              <HoleTable
                isOfWomen
                holes={holes}
                nines={draft.nines ?? []}
                problems={problems}
                onEdit={(at, part) =>
                  onEdit({
                    women: { ratings, holes: holes.map((hole, n) => (n === at ? { ...hole, ...part } : hole)) },
                  })
                }
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
};

/** Enters a course from its paper card. */
export const CourseScreen = (props: CourseFormProps) => {
  const { course, go } = props;
  const { tee, draft, at, problems, failure, edit, editHole, replace, done, toTee, removeTee } = useCourseForm(props);
  const find = async () => {
    const picked = await chooseCourse(draft.name);
    if (picked) go({ view: 'setup', course: picked.id }, { replace: true });
  };
  return (
    <Page
      title={course ? copy.editTitle : copy.title}
      lead={copy.lead}
      back={
        course ? (
          <Link to="/course" search={{ course: course.id }} className={`${textLinkLook} self-start`}>
            <BackIcon className="size-4" />
            {copy.backToCourse}
          </Link>
        ) : (
          <BackLink label={copy.back} onClick={() => go({ view: 'setup' })} />
        )
      }
    >
      {!course && (
        <Button className="self-start" onClick={() => void find()}>
          {copy.find}
        </Button>
      )}
      {course && (
        <Tees course={course} tee={tee} onTee={(next) => void toTee(next)} onRemove={() => void removeTee()} />
      )}
      <Names at={at} />
      <Pars draft={draft} onDraft={replace} />
      <Nines draft={draft} problems={problems} onEdit={edit} />
      <Section title={copy.card}>
        <HoleTable holes={draft.holes} nines={draft.nines ?? []} problems={problems} onEdit={editHole} />
      </Section>
      <Ratings draft={draft} problems={problems} onEdit={edit} />
      {Object.keys(problems).length > 0 && (
        <ErrorNote title={copy.correct}>
          {[...new Set(Object.values(problems))].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </ErrorNote>
      )}
      {failure !== undefined && <ErrorNote title={failure}>{copy.unsaved}</ErrorNote>}
      <Button variant="primary" size="play" className="self-start" onClick={() => void done()}>
        {copy.save}
      </Button>
    </Page>
  );
};
