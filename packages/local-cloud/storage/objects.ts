import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Journal, openJournal } from '../server/journal.ts';

export type StoredObject = {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly md5Hash: string;
  readonly downloadToken: string;
  readonly createdMs: number;
  readonly custom: Readonly<Record<string, string>>;
};

/** Files by path, in a folder or in memory. */
export class Objects {
  readonly #about: Journal<StoredObject>;
  readonly #inMemory = new Map<string, Buffer>();
  readonly #folder: string | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
    this.#about = openJournal(folder && join(folder, 'objects.jsonl'));
  }

  get(path: string): StoredObject | undefined {
    return this.#about.entries.get(path);
  }

  list(prefix: string): readonly string[] {
    return [...this.#about.entries.keys()].filter((path) => path.startsWith(prefix)).toSorted();
  }

  read(path: string): Buffer {
    const bytes = this.#folder === undefined ? this.#inMemory.get(path) : readFileSync(this.#file(path));
    if (!bytes) throw new Error(`No bytes are stored for ${path}`);
    return bytes;
  }

  put(input: Pick<StoredObject, 'path' | 'contentType' | 'custom' | 'createdMs'>, bytes: Buffer): StoredObject {
    const stored: StoredObject = {
      ...input,
      bytes: bytes.length,
      md5Hash: createHash('md5').update(bytes).digest('base64'),
      downloadToken: randomUUID(),
    };
    if (this.#folder === undefined) this.#inMemory.set(input.path, bytes);
    else {
      mkdirSync(this.#folder, { recursive: true });
      const file = this.#file(input.path);
      writeFileSync(`${file}.new`, bytes);
      renameSync(`${file}.new`, file);
    }
    this.#about.put(input.path, stored);
    return stored;
  }

  delete(path: string): void {
    this.#about.drop(path);
    this.#inMemory.delete(path);
    if (this.#folder !== undefined) rmSync(this.#file(path), { force: true });
  }

  #file(path: string): string {
    return join(this.#folder ?? '', createHash('sha256').update(path).digest('hex'));
  }
}
