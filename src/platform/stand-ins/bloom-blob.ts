// Replaces @firebase/webchannel-wrapper/bloom-blob (vite.config.ts). Firestore Lite has no listeners and so no bloom
// filter. It uses only the module's comparison of ids like `__id123__`, whose number has up to 64 bits. The original is
// 4 KB of the sync chunk.

export class Integer {
  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  /** `text`: decimal digits, with or without a minus. */
  static fromString(text: string): Integer {
    return new Integer(BigInt(text));
  }

  /** -1, 0 or 1. */
  compare(other: Integer): number {
    if (this.#value === other.#value) return 0;
    return this.#value < other.#value ? -1 : 1;
  }
}
