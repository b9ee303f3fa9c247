// Stands in for @firebase/logger (vite.config.ts). Divot sets no level and takes no log of Firebase's: warnings and
// errors go to the console, the rest nowhere. The original's levels and handlers are 3 KB of the sync chunk.

const quiet = (): void => undefined;

export const LogLevel = { DEBUG: 0, VERBOSE: 1, INFO: 2, WARN: 3, ERROR: 4, SILENT: 5 };

export class Logger {
  logLevel = LogLevel.WARN;
  debug = quiet;
  log = quiet;
  info = quiet;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  warn(...said: unknown[]): void {
    console.warn(this.#name, ...said);
  }

  error(...said: unknown[]): void {
    console.error(this.#name, ...said);
  }
}

export const setLogLevel = quiet;
export const setUserLogHandler = quiet;
