// Speaking and being spoken to. Speaking works offline with the phone's own voices. Listening is the browser's: some
// send the sound to their maker, so it is only ever started by the golfer.

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Says it aloud; what was still being said is cut off. */
export const say = (text: string): void => {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(text));
};

type Heard = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
  readonly resultIndex: number;
};
type Recognition = {
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  lang: string;
  addEventListener(name: 'start', started: () => void): void;
  addEventListener(name: 'result', heard: (heard: Heard) => void): void;
  addEventListener(name: 'error', failed: (problem: { readonly error: string }) => void): void;
  addEventListener(name: 'end', ended: () => void): void;
  start(): void;
  abort(): void;
};
type RecognitionClass = new () => Recognition;

const recognitionClass = (): RecognitionClass | undefined => {
  const browser = globalThis as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

/** An installed iOS app has the class, and it does nothing: known after the first try. */
let neverStarts = false;
const START_WITHIN_MS = 3_000;

export const canListen = (): boolean => recognitionClass() !== undefined && !neverStarts;

/** Why the browser does not listen. Some recognisers work only with a connection. */
export type ListeningProblem = 'not-allowed' | 'no-connection' | 'no-microphone' | 'not-available' | 'never-starts';

/** Browsers' own words (Web Speech API, SpeechRecognitionErrorCode); undefined: silence or our own stop, no problem. */
const problemOf = (error: string): ListeningProblem | undefined => {
  if (error === 'no-speech' || error === 'aborted') return undefined;
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'not-allowed';
  if (error === 'network') return 'no-connection';
  return error === 'audio-capture' ? 'no-microphone' : 'not-available';
};

type Listener = {
  /** What was said, the likeliest version first. */
  readonly onHeard: (versions: readonly string[]) => void;
  readonly onProblem: (problem: ListeningProblem) => void;
  /** The browser stopped by itself, without a problem: after a phrase, or after a silence. */
  readonly onEnd: () => void;
};

const VERSIONS = 3;

/** Stopped by hand, the listener hears no more of it. */
const startListening = (Recognition: RecognitionClass, isContinuous: boolean, listener: Listener) => {
  const recognition = new Recognition();
  let isOver = false;
  recognition.continuous = isContinuous;
  recognition.interimResults = false;
  recognition.maxAlternatives = VERSIONS;
  recognition.lang = 'en-US';
  recognition.addEventListener('result', ({ results, resultIndex }) => {
    if (isOver) return;
    isOver = !isContinuous;
    listener.onHeard(Array.from(results[resultIndex] ?? [], ({ transcript }) => transcript));
  });
  recognition.addEventListener('error', ({ error }) => {
    const problem = problemOf(error);
    if (isOver || problem === undefined) return;
    clearTimeout(silence);
    isOver = true;
    listener.onProblem(problem);
  });
  recognition.addEventListener('end', () => {
    if (!isOver) listener.onEnd();
  });
  const silence = setTimeout(() => {
    if (isOver) return;
    isOver = true;
    neverStarts = true;
    recognition.abort();
    listener.onProblem('never-starts');
  }, START_WITHIN_MS);
  recognition.addEventListener('start', () => clearTimeout(silence));
  recognition.start();
  return {
    again: () => recognition.start(),
    stop: () => {
      isOver = true;
      clearTimeout(silence);
      recognition.abort();
    },
  };
};

/** Listens for one phrase. */
export const listenOnce = (listener: Listener): (() => void) => {
  const Recognition = recognitionClass();
  return Recognition ? startListening(Recognition, false, listener).stop : () => undefined;
};

const YES = /\b(yes|yeah|hit|in|good)\b/i;
const NO = /\b(no|nope|miss|missed|out|bad)\b/i;

/** 'yes', 'hit' … is true; 'no', 'miss' … false; anything else, or both at once, is nothing. */
export const answerIn = (said: string): boolean | undefined => {
  const [yes, no] = [YES.test(said), NO.test(said)];
  return yes === no ? undefined : yes;
};

/** Listens for yes and no until stopped. `onGivenUp` says that the browser does not go on. */
export const listenForAnswers = (
  onAnswer: (yes: boolean) => void,
  onGivenUp: (problem: ListeningProblem) => void,
): (() => void) => {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  const listening = startListening(Recognition, true, {
    onHeard: ([likeliest = '']) => {
      const answer = answerIn(likeliest);
      if (answer !== undefined) onAnswer(answer);
    },
    onProblem: onGivenUp,
    // Browsers stop listening after a silence: go on until the golfer says stop.
    onEnd: () => listening.again(),
  });
  return listening.stop;
};
