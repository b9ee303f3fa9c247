// Tools that a page offers to an assistant in the browser: WebMCP, a draft of the W3C's Web Machine Learning Community
// Group (https://webmachinelearning.github.io/webmcp/), in Chromium from version 146 behind a flag or an origin trial.
// Earlier versions had it at `navigator`.

export type PageTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  /** From Chromium 159; earlier ones ignore it. */
  readonly outputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: () => Promise<object>;
};
type ModelContext = {
  readonly registerTool: (tool: PageTool, options: { readonly signal: AbortSignal }) => Promise<void>;
};

const modelContext = (): ModelContext | undefined => {
  const { modelContext: context } = document as { readonly modelContext?: Partial<ModelContext> };
  return typeof context?.registerTool === 'function' ? (context as ModelContext) : undefined;
};

export const takesPageTools = (): boolean => modelContext() !== undefined;

/** Offers the tools until `signal` aborts. */
export const offerPageTools = async (tools: readonly PageTool[], signal: AbortSignal): Promise<void> => {
  const context = modelContext();
  if (context) await Promise.all(tools.map((tool) => context.registerTool(tool, { signal })));
};
