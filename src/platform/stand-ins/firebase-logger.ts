// Replaces @firebase/logger (vite.config.ts). Divot sets no log level and reads no Firebase log: every failure also
// reaches Divot as an error. The original's levels and handlers are 3 KB of the sync chunk.

const quiet = (): void => undefined;

export const LogLevel = { DEBUG: 0, VERBOSE: 1, INFO: 2, WARN: 3, ERROR: 4, SILENT: 5 };

export class Logger {
  logLevel = LogLevel.SILENT;
  debug = quiet;
  log = quiet;
  info = quiet;
  warn = quiet;
  error = quiet;
}

export const setLogLevel = quiet;
export const setUserLogHandler = quiet;
