// What the journeys of e2e/engines need of a browser, and no more: three engines fit behind it.

/** One tab or window. Selectors name exactly one element that is in view. */
export type EngineTab = {
  goto(url: string): Promise<void>;
  /** To the page before. */
  back(): Promise<void>;
  /** The value of an expression in the page, a promise's included; it travels as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Replaces what the field has, by keys. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** A key of a keyboard, as `KeyboardEvent.key` names it. */
  press(key: string): Promise<void>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(path: `${string}.png`): Promise<void>;
  close(): Promise<void>;
};

export type EngineBrowser = {
  /** `script` runs in each of its pages before anything of the page's own. */
  newTab(script?: string): Promise<EngineTab>;
  /** Errors nobody caught and what the policy refused, as the engine words them. */
  readonly wrongs: readonly string[];
  close(): Promise<void>;
  /** Every process of it at once, as a phone whose battery is empty. */
  kill(): Promise<void>;
};

export type LaunchOptions = {
  /** Folder of the profile: the same folder is the same golfer's phone. */
  readonly profile: string;
  /** Where downloads land. */
  readonly downloads: string;
  /** Whether a page that is left may be kept for the way back. Hosted ones are not: `no-store` over https. */
  readonly keepsPages: boolean;
};

export type Engine = {
  readonly name: string;
  /** Started once for all journeys of a worker; else for each, where starting is quick. */
  readonly isShared: boolean;
  /** Why it can't run here; undefined where it can. */
  missing(): string | undefined;
  launch(options: LaunchOptions): Promise<EngineBrowser>;
};
