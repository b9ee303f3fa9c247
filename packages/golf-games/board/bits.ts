// Numbers of a few bits each, the highest bit first.

export class BitWriter {
  readonly #bytes: number[] = [];
  #free = 0;

  /** `width` bits of a whole number, at most 31. Throws if it does not fit. */
  write(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) throw new RangeError(`${value} in ${width} bits`);
    for (let left = width; left > 0;) {
      if (this.#free === 0) {
        this.#bytes.push(0);
        this.#free = 8;
      }
      const fits = Math.min(left, this.#free);
      left -= fits;
      this.#free -= fits;
      this.#bytes[this.#bytes.length - 1]! |= ((value >>> left) & (2 ** fits - 1)) << this.#free;
    }
  }

  /** A whole number from 1: as many zeros as it has bits after the first, then the bits (Elias gamma). */
  writeCount(value: number): void {
    if (value < 1) throw new RangeError(`${value} is no count`);
    const width = 32 - Math.clz32(value);
    this.write(0, width - 1);
    this.write(value, width);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

/** Throws a RangeError at the end of the bytes. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(width: number): number {
    let value = 0;
    for (let left = width; left > 0;) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new RangeError('the code ends early');
      const rest = 8 - (this.#at & 7);
      const fits = Math.min(left, rest);
      value = value * 2 ** fits + ((byte >> (rest - fits)) & (2 ** fits - 1));
      this.#at += fits;
      left -= fits;
    }
    return value;
  }

  /** At most `most`. */
  readCount(most: number): number {
    let zeros = 0;
    while (this.read(1) === 0) {
      zeros += 1;
      if (2 ** zeros > most) throw new RangeError('a number is too great');
    }
    const value = 2 ** zeros + this.read(zeros);
    if (value > most) throw new RangeError('a number is too great');
    return value;
  }

  /** Whether only the zeros that fill the last byte are left. */
  isAtEnd(): boolean {
    const left = this.#bytes.length * 8 - this.#at;
    return left < 8 && this.read(left) === 0;
  }
}
