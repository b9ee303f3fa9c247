// Speaking and listening. Speaking works offline with the phone's own voices. The browser does the listening, and some
// send the sound to their maker, so only the golfer ever starts it.

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
  addEventListener(name: 'start', started: () => void): void;
  addEventListener(name: 'result', heard: (heard: RecogniserResult) => void): void;
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

const startLimitMs = async (): Promise<number> => {
  try {
    const answer = await navigator.permissions.query({ name: 'microphone' });
    return answer.state === 'granted' ? START_WITHIN_MS : ANSWER_WITHIN_MS;
  } catch {
    return ANSWER_WITHIN_MS; // not every browser lets a page ask
  }
};

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

/** A listener that was stopped by hand gets no more calls. */
const startListening = (Recognition: RecognitionClass, isContinuous: boolean, listener: Listener): (() => void) => {
  const recognition = new Recognition();
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
      recognition.start();
    } catch (error) {
      giveUp(error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'not-available');
    }
    void limitStart();
  };
  recognition.continuous = isContinuous;
  recognition.interimResults = false;
  recognition.maxAlternatives = VERSIONS;
  recognition.lang = 'en-US';
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
  return Recognition ? startListening(Recognition, false, listener) : () => undefined;
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

/** Listens for yes and no until stopped. Calls `onGivenUp` if the browser stops for good. */
export const listenForAnswers = (
  onAnswer: (yes: boolean) => void,
  onGivenUp: (problem: ListeningProblem) => void,
): (() => void) => {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  return startListening(Recognition, true, {
    onPhrase: ([likeliest = '']) => {
      const answer = answerIn(likeliest);
      if (answer !== undefined) onAnswer(answer);
    },
    onProblem: onGivenUp,
    onEnd: () => undefined,
  });
};
