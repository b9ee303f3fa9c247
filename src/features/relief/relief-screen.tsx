import { type ComponentProps, Suspense, useState } from 'react';
import type { Situation } from '@divot/golf-relief';
import { holesInPlay } from '@divot/golf-rules';
import { nextHole } from '#src/domain/rounds/next-hole.ts';
import { editRound } from '#src/data/commands/rounds.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { LocalRules, Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { situationsFor } from './situation-list.ts';
import { SituationPicture } from './situation-picture.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Answer = lazyPart(() => import('./relief-answer.tsx'), 'ReliefAnswer');

/** The Rules themselves and the drawing load with the first answer, so the list opens at once. */
const ReliefAnswer = (props: ComponentProps<typeof Answer>) => (
  <Suspense fallback={null}>
    <Answer {...props} />
  </Suspense>
);

const lengths = (Object.keys(copy.local.lengths) as (keyof typeof copy.local.lengths)[]).map((value) => ({
  value,
  label: copy.local.lengths[value],
}));
const switches = Object.keys(copy.local.switches) as (keyof typeof copy.local.switches)[];

/** The Local Rules that clubs print most, as switches of the round. */
const LocalRulesChoice = ({ round }: { readonly round: Round }) => {
  const { localRules = {} } = round;
  const change = async (next: LocalRules) =>
    succeeded(await editRound(round.id, { localRules: { ...localRules, ...next } }));
  return (
    <Disclosure title={copy.local.title}>
      <div className="flex flex-col gap-1 pb-3">
        <p className="text-note text-rough">{copy.local.hint}</p>
        <SegmentedControl
          label={copy.local.preferredLies}
          value={localRules.preferredLies ?? 'off'}
          segments={lengths}
          onChange={(value) => void change({ preferredLies: value === 'off' ? undefined : value })}
        />
        {switches.map((name) => (
          <Switch
            key={name}
            label={copy.local.switches[name]}
            checked={localRules[name] ?? false}
            onChange={(isOn) => void change({ [name]: isOn })}
          />
        ))}
      </div>
    </Disclosure>
  );
};

const FIRST_ROUNDS = 5;

/** Whose turn it is, what a marker does and, in the first five rounds, what nobody tells a beginner. */
const Beside = ({ round }: { readonly round: Round }) => {
  const { documents: rounds } = useRecentRounds(FIRST_ROUNDS + 1);
  return (
    <Section title={copy.beside}>
      {[copy.turn, copy.marker].map(({ title, text }) => (
        <Disclosure key={title} title={title}>
          <p className="measure pb-3">{text}</p>
        </Disclosure>
      ))}
      <LocalRulesChoice round={round} />
      {rounds.length <= FIRST_ROUNDS && (
        <Disclosure title={copy.etiquette.title}>
          <ul className="flex list-disc flex-col gap-1 pb-3 pl-5">
            {copy.etiquette.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
};

const Situations = ({ onPick }: { readonly onPick: (situation: Situation) => void }) => {
  const [typed, setTyped] = useState('');
  const groups = situationsFor(typed);
  return (
    <>
      <TextField type="search" label={copy.search} value={typed} maxLength={60} onChange={setTyped} />
      {groups.length === 0 && <p role="status">{copy.nothing}</p>}
      {groups.map(([group, some]) => (
        <Section key={group} title={copy.groups[group]}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {some.map((situation) => (
              <li key={situation} className="rule-b">
                <button
                  type="button"
                  className="flex min-h-play w-full items-center gap-3 py-1 text-left text-lead hover:bg-sunken"
                  onClick={() => onPick(situation)}
                >
                  <SituationPicture group={group} />
                  {copy.situations[situation].title}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
};

type Props = {
  readonly round: Round;
  readonly n: number | undefined;
  readonly from: 'map' | undefined;
  readonly go: GoTo;
};

/** The Rules of Golf for what just happened on a hole. */
export const ReliefScreen = ({ round, n, from, go }: Props) => {
  const [situation, setSituation] = useState<Situation>();
  const inPlay = holesInPlay(round);
  const hole = inPlay.find((one) => one.n === (n ?? nextHole(round))) ?? inPlay[0];
  useImmersive();
  if (!hole) return null;
  const back = () => go({ round: round.id, view: from, hole: hole.n }, { replace: true });
  return (
    <Page
      quiet
      title={situation ? copy.on(copy.situations[situation].title, hole.n) : copy.title(hole.n)}
      lead={situation ? undefined : copy.lead}
      back={
        situation ? (
          <BackLink label={copy.all} onClick={() => setSituation(undefined)} />
        ) : (
          <BackLink label={copy.back[from ?? 'pad']} onClick={back} />
        )
      }
    >
      {situation ? (
        <ReliefAnswer
          key={situation}
          round={round}
          hole={hole}
          situation={situation}
          isFromMap={from === 'map'}
          onDone={back}
        />
      ) : (
        <>
          <Situations onPick={setSituation} />
          <Beside round={round} />
        </>
      )}
    </Page>
  );
};
