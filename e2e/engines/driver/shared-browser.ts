import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineBrowser, EngineTab } from './engine.ts';

/**
 * The browser of a worker's journeys. It starts once if starting takes longer than a short journey. Each phone has its
 * own connection and therefore its own origin, so it sees no other phone's storage.
 */
export type SharedBrowser = {
  readonly downloads: string;
  /** `letters`: see LaunchOptions. Another size starts the browser again. */
  newTab(script?: string, letters?: number): Promise<EngineTab>;
  /** Kills all processes of the browser at once. The next tab starts it again with the same profile. */
  kill(): Promise<void>;
  /** Called between two journeys. Closes the browser if it is not shared. */
  rest(): Promise<void>;
  /** Errors and policy violations since the last call. */
  takeWrongs(): readonly string[];
  end(): Promise<void>;
};

const USUAL_LETTERS = 16; // px

export const shareBrowser = (engine: Engine, keepsPages: boolean): SharedBrowser => {
  const profile = mkdtempSync(join(tmpdir(), `divot-${engine.name}-`));
  const downloads = mkdtempSync(join(tmpdir(), 'divot-downloads-'));
  const past: string[] = [];
  let running: EngineBrowser | undefined;
  let size = USUAL_LETTERS;
  let taken = 0;
  const forget = (): EngineBrowser | undefined => {
    const left = running;
    running = undefined;
    past.push(...(left?.wrongs ?? []));
    return left;
  };
  return {
    downloads,
    newTab: async (script, letters = USUAL_LETTERS) => {
      if (letters !== size) await forget()?.close();
      size = letters;
      running ??= await engine.launch({ profile, downloads, keepsPages, letters });
      return running.newTab(script);
    },
    kill: async () => {
      await forget()?.kill();
    },
    rest: async () => {
      if (!engine.isShared) await forget()?.close();
    },
    takeWrongs: () => {
      const all = [...past, ...(running?.wrongs ?? [])];
      const fresh = all.slice(taken);
      taken = all.length;
      return fresh;
    },
    end: async () => {
      await running?.close().catch(() => undefined);
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
