import { countData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { measuredCarries } from '#src/domain/bag/own-carries.ts';
import { CLUBS_IN_BAG, CLUB_TYPES, EVERY_CLUB_TYPE } from '#src/domain/profile/limits.ts';
import { controls, typedIn } from '#src/domain/forms/fields.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { shownYards, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DeleteIcon, PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { type FormPart, type ProfileTyped, clubFields } from './profile-fields.ts';

const words = copy.bag;

/** The usual clubs, plus the current type if an import or another version of the app named its own. */
const typesFor = (type: string) => [...new Set([...EVERY_CLUB_TYPE, type])].map((value) => ({ value, label: value }));

export const BagSection = ({ form: { typed, problems, change } }: FormPart) => {
  const { units } = usePreferences();
  const { bag } = typed;
  const fields = clubFields(units);
  const { profile } = useProfile();
  const { sessions } = useShotSessions();
  const measured = new Map(
    measuredCarries(profile?.bag ?? [], sessions).map(({ type, carryYards }) => [type, carryYards]),
  );
  const clubAt = (club: ProfileTyped['bag'][number]) =>
    controls(fields, {
      typed: club,
      problems,
      path: `bag.${club.id}.`,
      change: (part) => change({ bag: bag.map((one) => (one === club ? { ...club, ...part } : one)) }),
    });
  const add = () => {
    const next = CLUB_TYPES.find((type) => bag.every((club) => club.type !== type)) ?? CLUB_TYPES[0];
    change({ bag: [...bag, { ...typedIn(fields, { type: next }), id: newId() }] });
  };
  return (
    <Section
      title={words.title}
      aside={
        <span role="status" className="figures text-note text-rough" {...countData('clubs', bag.length, CLUBS_IN_BAG)}>
          {words.count(bag.length)}
        </span>
      }
    >
      {bag.length === 0 && <p className="text-note text-rough">{words.empty}</p>}
      <ul>
        {bag.map((club, nth) => {
          const at = clubAt(club);
          return (
            <li key={club.id} className="rule-b flex flex-wrap items-start gap-2 py-2">
              <div className="min-w-0 flex-1 basis-[8rem]">
                <Select
                  {...at('type')}
                  label={`${words.club(nth + 1)}: ${words.type}`}
                  hideLabel
                  options={typesFor(club.type)}
                />
              </div>
              <div className="basis-[5.5rem]">
                <TextField
                  {...at('loftDegrees')}
                  label={`${club.type}: ${words.loft}`}
                  hideLabel
                  placeholder={words.loft}
                  end={words.degrees}
                />
              </div>
              <div className="basis-[6rem] max-sm:order-1">
                <TextField
                  {...at('carryYards')}
                  label={`${club.type}: ${words.carry}`}
                  hideLabel
                  placeholder={words.carry}
                  end={yardUnit(units)}
                />
              </div>
              <IconButton
                label={words.remove(club.type)}
                icon={<DeleteIcon className="size-5" />}
                onClick={() => change({ bag: bag.filter(({ id }) => id !== club.id) })}
              />
              {measured.has(club.type) && (
                <Link
                  to="/bag"
                  search={{ club: club.type }}
                  className={`${textLinkLook} flex-1 basis-[10rem] self-center max-sm:order-2`}
                >
                  {words.measured(shownYards(measured.get(club.type)!, units), yardUnit(units))}
                </Link>
              )}
            </li>
          );
        })}
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
