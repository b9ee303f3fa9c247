// Faults on order: simulates network and cloud failures from a queue worked off in order. It counts every fault that
// struck, so that a test can prove that faults really happened.

export type Fault = {
  readonly kind:
    | 'drop' // the connection breaks before the service has done anything
    | 'lost-acknowledgement' // the work is done, the answer never arrives
    | 'late-acknowledgement' // the work is done at once, the answer arrives after delayMs
    | 'late-commit' // the commit lands delayMs after its request time: behind newer timestamps already read
    | 'status' // the service answers with `status` (429, 503, …) and `code`
    | 'cut-short' // the service answers 200 with half of it, and a remark that it stopped
    | 'captive-portal' // somebody else answers 200 with a page of HTML
    | 'refuse' // permission denied for every write to `document`
    | 'reject-token'; // the service calls the bearer's token expired or revoked
  readonly service?: string;
  /** The method of the service: 'commit', 'batchGet', 'runQuery', 'signInWithPassword', 'token', … */
  readonly method?: string;
  /** 'rounds/abc'; the fault strikes only requests that write it. */
  readonly document?: string;
  readonly delayMs?: number;
  readonly status?: number;
  readonly code?: string;
  /** How often it strikes. 1 by default, 'always' until cleared. */
  readonly times?: number | 'always';
  /** How many matching requests pass before the first strike. */
  readonly after?: number;
};

export type FaultTarget = {
  readonly service: string;
  readonly method: string;
  readonly documents: readonly string[];
};

/** Decides for each request, for instance from a seeded generator. */
export type FaultSource = (target: FaultTarget) => Fault | undefined;

const fits = (fault: Fault, target: FaultTarget): boolean =>
  (fault.service === undefined || fault.service === target.service) &&
  (fault.method === undefined || fault.method === target.method) &&
  (fault.document === undefined || target.documents.includes(fault.document));

export class Faults {
  #ordered: { fault: Fault; left: number; wait: number }[] = [];
  #source: FaultSource | undefined;
  #counts = new Map<Fault['kind'], number>();

  add(...faults: readonly Fault[]): void {
    for (const fault of faults) {
      const left = fault.times === 'always' ? Number.POSITIVE_INFINITY : (fault.times ?? 1);
      this.#ordered.push({ fault, left, wait: fault.after ?? 0 });
    }
  }

  /** Asked whenever no ordered fault matches. Undefined removes the source. */
  decideBy(source: FaultSource | undefined): void {
    this.#source = source;
  }

  clear(): void {
    this.#ordered = [];
    this.#source = undefined;
  }

  /** The fault that strikes this request, if any. */
  take(target: FaultTarget): Fault | undefined {
    for (const entry of this.#ordered) {
      if (!fits(entry.fault, target)) continue;
      if (entry.wait > 0) {
        entry.wait -= 1;
        continue;
      }
      entry.left -= 1;
      this.#ordered = this.#ordered.filter(({ left }) => left > 0);
      return this.#count(entry.fault);
    }
    const decided = this.#source?.(target);
    return decided && this.#count(decided);
  }

  /** How often each kind struck since the start. */
  get struck(): Readonly<Partial<Record<Fault['kind'], number>>> {
    return Object.fromEntries(this.#counts);
  }

  #count(fault: Fault): Fault {
    this.#counts.set(fault.kind, (this.#counts.get(fault.kind) ?? 0) + 1);
    return fault;
  }
}
