import { useEffect, useEffectEvent, useState } from 'react';
import { METRONOME } from '@divot/practice';
import { startMetronome } from '#src/platform/audio/sounds.ts';
import { type ListeningProblem, listenForAnswers } from '#src/platform/audio/voice.ts';
import { copy } from '#src/features/practice/copy.ts';

export type MetronomeName = (typeof METRONOME)[number]['name'] | 'off';

/** Aids while the hands are on the club: metronome, spoken tasks, and counting by voice. */
export const usePracticeAids = (isWorking: boolean, onAnswer: (yes: boolean) => void) => {
  const [metronome, setMetronome] = useState<MetronomeName>('off');
  const [isAloud, setAloud] = useState(false);
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const beat = METRONOME.find(({ name }) => name === metronome);
    return isWorking && beat ? startMetronome(beat) : undefined;
  }, [isWorking, metronome]);
  const answered = useEffectEvent(onAnswer);
  const givenUp = useEffectEvent((problem: ListeningProblem) => {
    setListening(false);
    setProblem(problem === 'not-allowed' ? copy.player.listenNotAllowed : copy.player.listenNotAvailable);
  });
  useEffect(() => {
    if (!isWorking || !isListening) return undefined;
    return listenForAnswers(
      (yes) => answered(yes),
      (problem) => givenUp(problem),
    );
  }, [isWorking, isListening]);
  return { metronome, setMetronome, isAloud, setAloud, isListening, setListening, problem };
};
