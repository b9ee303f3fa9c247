// Speaking and listening. Speaking works offline with the phone's own voices. The browser does the listening, and some
// send the sound to their maker, so only the golfer ever starts it.

import { isAllowed } from '#src/platform/device/permission.ts';

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Says the text aloud and cuts off what was being said. */
export const speak = (text: string): void => {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(text));
};

type RecogniserResult = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
  readonly resultIndex: number;
};
type Recognition = {
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  lang: string;
  /** The sound stays on the device, or recognition fails. */
  processLocally?: boolean;
  addEventListener(name: 'start', started: () => void): void;
  addEventListener(name: 'result', heard: (heard: RecogniserResult) => void): void;
  addEventListener(name: 'error', failed: (problem: { readonly error: string }) => void): void;
  addEventListener(name: 'end', ended: () => void): void;
  start(microphone?: MediaStreamTrack): void;
  abort(): void;
};
type OnDevice = { readonly langs: readonly string[]; readonly processLocally: true };
type RecognitionClass = (new () => Recognition) & {
  readonly available?: (wanted: OnDevice) => Promise<string>;
  readonly install?: (wanted: OnDevice) => Promise<boolean>;
};
const LANGUAGE = 'en-US';

const recognitionClass = (): RecognitionClass | undefined => {
  const browser = globalThis as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

/** An installed iOS app has the class, but it does nothing. We know that after the first attempt. */
let neverStarts = false;
const START_WITHIN_MS = 3_000;
/**
 * Listening starts once the golfer has answered. An iPhone asks twice: for the microphone and for speech recognition.
 */
const ANSWER_WITHIN_MS = 20_000;
/** A phrase is shorter than this. Some recognisers neither notice its end nor stop. */
const PHRASE_WITHIN_MS = 30_000;
/** Listening that ends as soon as it starts would otherwise restart for ever. */
const BRIEF_MS = 1_000;
const BRIEF_ENDS = 3;

const startLimitMs = async (): Promise<number> =>
  (await isAllowed('microphone')) ? START_WITHIN_MS : ANSWER_WITHIN_MS;

export const canListen = (): boolean => recognitionClass() !== undefined && !neverStarts;

/** Why the browser does not listen. Some recognisers work only with a connection. */
export type ListeningProblem = 'not-allowed' | 'no-connection' | 'no-microphone' | 'not-available' | 'never-starts';

/** Maps the browsers' error codes (Web Speech API, SpeechRecognitionErrorCode). undefined: silence or our own stop. */
const problemOf = (error: string): ListeningProblem | undefined => {
  if (error === 'no-speech' || error === 'aborted') return undefined;
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'not-allowed';
  if (error === 'network') return 'no-connection';
  return error === 'audio-capture' ? 'no-microphone' : 'not-available';
};

type Listener = {
  /** What was said, the likeliest version first. */
  readonly onPhrase: (versions: readonly string[]) => void;
  readonly onProblem: (problem: ListeningProblem) => void;
  /** A phrase ended without anything heard. */
  readonly onEnd: () => void;
};

const VERSIONS = 3;

type Manner = {
  readonly isContinuous: boolean;
  readonly isLocal?: true;
  readonly microphone?: MediaStreamTrack | undefined;
};

/** A listener that was stopped by hand gets no more calls. */
const startListening = (
  Recognition: RecognitionClass,
  { isContinuous, isLocal, microphone }: Manner,
  listener: Listener,
): (() => void) => {
  const recognition = new Recognition();
  if (isLocal) recognition.processLocally = true;
  const limitMs = startLimitMs();
  let isOver = false;
  let hasStarted = false;
  let startedAtMs: number | undefined;
  let briefEnds = 0;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const end = (report: () => void) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(limit);
    report();
  };
  const giveUp = (problem: ListeningProblem) => end(() => listener.onProblem(problem));
  const onNothingHeard = () => {
    neverStarts = !hasStarted;
    giveUp(hasStarted ? 'not-available' : 'never-starts');
    recognition.abort();
  };
  const limitStart = async () => {
    const ms = await limitMs;
    if (!isOver && startedAtMs === undefined) limit ??= setTimeout(onNothingHeard, ms);
  };
  const start = () => {
    startedAtMs = undefined;
    try {
      recognition.start(...(microphone ? [microphone] : []));
    } catch (error) {
      giveUp(error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'not-available');
    }
    void limitStart();
  };
  recognition.continuous = isContinuous;
  recognition.interimResults = false;
  recognition.maxAlternatives = VERSIONS;
  recognition.lang = LANGUAGE;
  recognition.addEventListener('result', ({ results, resultIndex }) => {
    if (isOver) return;
    briefEnds = 0;
    const versions = Array.from(results[resultIndex] ?? [], ({ transcript }) => transcript);
    if (isContinuous) listener.onPhrase(versions);
    else end(() => listener.onPhrase(versions));
  });
  recognition.addEventListener('error', ({ error }) => {
    const problem = problemOf(error);
    if (problem !== undefined) giveUp(problem);
  });
  recognition.addEventListener('end', () => {
    if (isOver) return;
    if (!isContinuous) {
      end(listener.onEnd);
      return;
    }
    // Browsers stop listening after a silence. Restart until the golfer says stop.
    const isBrief = startedAtMs === undefined || performance.now() - startedAtMs < BRIEF_MS;
    briefEnds = isBrief ? briefEnds + 1 : 0;
    if (briefEnds < BRIEF_ENDS) start();
    else giveUp('not-available');
  });
  recognition.addEventListener('start', () => {
    hasStarted = true;
    startedAtMs = performance.now();
    clearTimeout(limit);
    limit = undefined;
    if (isOver || isContinuous) return;
    limit = setTimeout(() => {
      end(listener.onEnd);
      recognition.abort();
    }, PHRASE_WITHIN_MS);
  });
  start();
  return () => {
    end(() => undefined);
    recognition.abort();
  };
};

/** Listens for one phrase. */
export const listenOnce = (listener: Listener): (() => void) => {
  const Recognition = recognitionClass();
  return Recognition ? startListening(Recognition, { isContinuous: false }, listener) : () => undefined;
};

const YES = /\b(yes|yeah|hit|in|good)\b/i;
const NO = /\b(no|nope|miss|missed|out|bad)\b/i;

/**
 * True for 'yes', 'hit' and so on, false for 'no', 'miss' and so on. Undefined for anything else, or for both at once.
 */
export const answerIn = (spoken: string): boolean | undefined => {
  const [yes, no] = [YES.test(spoken), NO.test(spoken)];
  return yes === no ? undefined : yes;
};

/** Listens for words until stopped. Calls `onGivenUp` if the browser stops for good. */
const listenFor = <T>(
  meaningOf: (spoken: string) => T | undefined,
  onMeaning: (meaning: T) => void,
  onGivenUp: (problem: ListeningProblem) => void,
  manner: Omit<Manner, 'isContinuous'> = {},
): (() => void) => {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  return startListening(
    Recognition,
    { isContinuous: true, ...manner },
    {
      onPhrase: ([likeliest = '']) => {
        const meaning = meaningOf(likeliest);
        if (meaning !== undefined) onMeaning(meaning);
      },
      onProblem: onGivenUp,
      onEnd: () => undefined,
    },
  );
};

/** Listens for yes and no. */
export const listenForAnswers = (
  onAnswer: (yes: boolean) => void,
  onGivenUp: (problem: ListeningProblem) => void,
): (() => void) => listenFor(answerIn, onAnswer, onGivenUp);

const PAUSE = /\b(pause|stop|wait)\b/i;
const CONTINUE = /\b(continue|resume|go on|carry on)\b/i;

/** True for 'pause' and the like, false for 'continue' and the like. Undefined for anything else, or for both. */
export const pauseIn = (spoken: string): boolean | undefined => {
  const [pause, goOn] = [PAUSE.test(spoken), CONTINUE.test(spoken)];
  return pause === goOn ? undefined : pause;
};

const ON_DEVICE = { langs: [LANGUAGE], processLocally: true } as const;

/**
 * Whether this browser can understand speech without sending the sound anywhere. False until the golfer has allowed the
 * microphone: a browser without a recogniser may end the page that asks.
 */
export const canListenOnDevice = async (): Promise<boolean> => {
  const Recognition = recognitionClass();
  if (!Recognition?.available || !(await isAllowed('microphone'))) return false;
  return (await Recognition.available(ON_DEVICE).catch(() => 'unavailable')) !== 'unavailable';
};

/** Downloads what the browser needs for that, if it does not have it. False if it cannot. */
export const prepareOnDevice = async (): Promise<boolean> =>
  (await recognitionClass()
    ?.install?.(ON_DEVICE)
    .catch(() => false)) === true;

/** Listens for 'pause' and 'continue' on the device alone, through a microphone that is already open. */
export const listenForPause = (
  onPause: (isPaused: boolean) => void,
  onGivenUp: (problem: ListeningProblem) => void,
  microphone: MediaStreamTrack | undefined,
): (() => void) => listenFor(pauseIn, onPause, onGivenUp, { isLocal: true, microphone });
