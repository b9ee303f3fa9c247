// What the journeys of e2e/engines need from a browser, and no more, so that three engines can provide it.

/** One tab or window. Selectors match exactly one visible element. */
export type EngineTab = {
  goto(url: string): Promise<void>;
  /** Goes back to the previous page. */
  back(): Promise<void>;
  /** Evaluates an expression in the page, awaits it if it is a promise, and returns its value through JSON. */
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Replaces the field's content as if typed. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(path: `${string}.png`): Promise<void>;
  close(): Promise<void>;
};

export type EngineBrowser = {
  /** `script` runs in each of its pages before the page's own scripts. */
  newTab(script?: string): Promise<EngineTab>;
  /** Uncaught errors and policy violations, in the engine's own words. */
  readonly wrongs: readonly string[];
  close(): Promise<void>;
  /** Kills all processes of the browser at once, like an empty battery. */
  kill(): Promise<void>;
};

export type LaunchOptions = {
  /** Folder of the profile. Launching with the same folder again is the same golfer's phone. */
  readonly profile: string;
  /** Folder where downloads land. */
  readonly downloads: string;
  /** Whether the engine may keep pages for going back. It keeps none of a hosted Divot: `no-store` over https. */
  readonly keepsPages: boolean;
  /** The golfer's own size of letters in the browser's settings, in px. Browsers come with 16. */
  readonly letters: number;
};

export type Engine = {
  readonly name: string;
  /** True: one browser for all journeys of a worker. False: one per journey, for an engine that starts quickly. */
  readonly isShared: boolean;
  /** Why this engine cannot run here, or undefined if it can. */
  missing(): string | undefined;
  launch(options: LaunchOptions): Promise<EngineBrowser>;
};
