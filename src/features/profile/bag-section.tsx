import { Link } from '@tanstack/react-router';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { measuredCarries } from '#src/domain/bag/own-carries.ts';
import { CLUBS_IN_BAG, CLUB_TYPES, EVERY_CLUB_TYPE } from '#src/domain/profile/limits.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { shownYards, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DeleteIcon, PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { FormPart } from './form-parts.ts';
import type { DraftClub } from './profile-draft.ts';

const words = copy.bag;

/** The usual clubs, plus the current type if an import or another version of the app named its own. */
const typesFor = (type: string) => [...new Set([...EVERY_CLUB_TYPE, type])].map((value) => ({ value, label: value }));

export const BagSection = ({ draft, problems, onType }: FormPart) => {
  const { units } = usePreferences();
  const { bag } = draft;
  const { profile } = useProfile();
  const { sessions } = useShotSessions();
  const measured = new Map(
    measuredCarries(profile?.bag ?? [], sessions).map(({ type, carryYards }) => [type, carryYards]),
  );
  const edit = (id: string, change: Partial<DraftClub>) =>
    onType({ bag: bag.map((club) => (club.id === id ? { ...club, ...change } : club)) });
  const add = () => {
    const next = CLUB_TYPES.find((type) => bag.every((club) => club.type !== type)) ?? CLUB_TYPES[0];
    onType({ bag: [...bag, { id: newId(), type: next, loft: '', carry: '' }] });
  };
  return (
    <Section
      title={words.title}
      aside={
        <span role="status" className="figures text-note text-rough">
          {words.count(bag.length)}
        </span>
      }
    >
      {bag.length === 0 && <p className="text-note text-rough">{words.empty}</p>}
      <ul>
        {bag.map((club, at) => (
          <li key={club.id} className="rule-b flex flex-wrap items-start gap-2 py-2">
            <div className="flex-1 basis-full sm:basis-[8rem]">
              <Select
                label={`${words.club(at + 1)}: ${words.type}`}
                hideLabel
                value={club.type}
                options={typesFor(club.type)}
                onChange={(type) => edit(club.id, { type })}
              />
            </div>
            <div className="flex-1 basis-[6rem] sm:flex-none">
              <NumberField
                decimal
                label={`${club.type}: ${words.loft}`}
                hideLabel
                placeholder={words.loft}
                maxLength={5}
                end={words.degrees}
                value={club.loft}
                error={problems[`bag.${club.id}.loft`]}
                onChange={(loft) => edit(club.id, { loft })}
              />
            </div>
            <div className="flex-1 basis-[7rem] sm:flex-none">
              <NumberField
                label={`${club.type}: ${words.carry}`}
                hideLabel
                placeholder={words.carry}
                maxLength={5}
                end={yardUnit(units)}
                value={club.carry}
                error={problems[`bag.${club.id}.carry`]}
                onChange={(carry) => edit(club.id, { carry })}
              />
            </div>
            <IconButton
              label={words.remove(club.type)}
              icon={<DeleteIcon className="size-5" />}
              onClick={() => onType({ bag: bag.filter(({ id }) => id !== club.id) })}
            />
            {measured.has(club.type) && (
              <Link to="/bag" search={{ club: club.type }} className={`${textLinkLook} basis-full`}>
                {words.measured(shownYards(measured.get(club.type)!, units), yardUnit(units))}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button disabled={bag.length >= CLUBS_IN_BAG} onClick={add}>
          <PlusIcon className="size-5" />
          {words.add}
        </Button>
        <Link to="/bag" className={textLinkLook}>
          {words.shots}
        </Link>
        {bag.length >= CLUBS_IN_BAG && <p className="text-note text-rough">{words.full}</p>}
      </div>
    </Section>
  );
};
