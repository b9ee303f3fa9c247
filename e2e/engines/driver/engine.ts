// What the journeys of e2e/engines need from a browser, and no more, so that three engines can provide it.

/** One tab or window. Selectors match exactly one visible element. */
export type EngineTab = {
  goto(url: string): Promise<void>;
  /** To the previous page. */
  back(): Promise<void>;
  /** The value of an expression in the page, also if it is a promise. Passed as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Replaces the field's content, by keys. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** A key of a keyboard, as `KeyboardEvent.key` names it. */
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
  /** Kills all of its processes at once, like an empty battery. */
  kill(): Promise<void>;
};

export type LaunchOptions = {
  /** Folder of the profile. The same folder is the same golfer's phone. */
  readonly profile: string;
  /** Where downloads land. */
  readonly downloads: string;
  /** Whether a page may be kept for going back. Hosted pages are not: `no-store` over https. */
  readonly keepsPages: boolean;
};

export type Engine = {
  readonly name: string;
  /** Started once for all journeys of a worker. Otherwise for each, if starting is quick. */
  readonly isShared: boolean;
  /** Why it cannot run here. Undefined if it can. */
  missing(): string | undefined;
  launch(options: LaunchOptions): Promise<EngineBrowser>;
};
