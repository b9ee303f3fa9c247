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
  lang: string;
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

export const canListen = (): boolean => recognitionClass() !== undefined;

const YES = /\b(yes|yeah|hit|in|good)\b/i;
const NO = /\b(no|nope|miss|missed|out|bad)\b/i;

/** 'yes', 'hit' … is true; 'no', 'miss' … false; anything else, or both at once, is nothing. */
export const answerIn = (said: string): boolean | undefined => {
  const [yes, no] = [YES.test(said), NO.test(said)];
  return yes === no ? undefined : yes;
};

/**
 * Listens for yes and no until stopped. `onGivenUp` says that the browser does not go on: not allowed, or no connection
 * where it needs one.
 */
export const listenForAnswers = (
  onAnswer: (yes: boolean) => void,
  onGivenUp: (reason: 'not-allowed' | 'not-available') => void,
): (() => void) => {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  let isOver = false;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = 'en-US';
  recognition.addEventListener('result', ({ results, resultIndex }) => {
    const answer = answerIn(results[resultIndex]?.[0]?.transcript ?? '');
    if (answer !== undefined) onAnswer(answer);
  });
  recognition.addEventListener('error', ({ error }) => {
    if (error === 'no-speech' || error === 'aborted') return;
    isOver = true;
    onGivenUp(error === 'not-allowed' || error === 'service-not-allowed' ? 'not-allowed' : 'not-available');
  });
  // Browsers stop listening after a silence: go on until the golfer says stop.
  recognition.addEventListener('end', () => {
    if (!isOver) recognition.start();
  });
  recognition.start();
  return () => {
    isOver = true;
    recognition.abort();
  };
};
