import { readBriefFacts } from '#src/data/queries/brief.ts';
import { briefOf } from '#src/domain/insights/brief.ts';
import { BRIEF_TOOLS, INPUT_SCHEMA, OUTPUT_SCHEMA, toolAnswer } from '#src/domain/insights/brief-tools.ts';
import { type PageTool, offerPageTools } from '#src/platform/device/model-context.ts';

const NOTHING = { title: 'Nothing to read yet', rows: [] };

const tools: readonly PageTool[] = BRIEF_TOOLS.map(({ name, description, section }) => ({
  name,
  description,
  inputSchema: INPUT_SCHEMA,
  outputSchema: OUTPUT_SCHEMA,
  annotations: { readOnlyHint: true },
  execute: async () => {
    const facts = await readBriefFacts();
    return facts ? toolAnswer(briefOf(facts)[section]) : NOTHING;
  },
}));

/** Offers the tools to the browser's assistant until `signal` aborts. */
export const offerAssistantTools = (signal: AbortSignal): Promise<void> => offerPageTools(tools, signal);
