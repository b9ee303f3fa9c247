import { browserArguments, findBrowser } from '#dev/browser/find-browser.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, synced, test } from '#e2e/support/product.ts';
import { INPUT_SCHEMA, OUTPUT_SCHEMA } from '#src/domain/insights/brief-tools.ts';
import { type Keywords, fitsSchema } from '@divot/documents';

// An assistant in the browser reads the golfer's figures once they let it, and only then.

type Tool = {
  readonly name: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
};
type ModelContext = {
  getTools(): Promise<readonly Tool[]>;
  executeTool(tool: Tool, input: object): Promise<string | object>;
};
declare global {
  interface Document {
    modelContext?: ModelContext;
  }
}
const LET_IT = { name: 'Let it read these figures' };

// Chromium has WebMCP behind this flag from version 146.
test.use({ launchOptions: { executablePath: findBrowser(), args: [...browserArguments, '--enable-features=WebMCP'] } });

test('eight tools answer as their schemas say, change nothing, and are gone when switched off', async ({
  page,
  product,
}) => {
  await plantDemo(product.services.cloud, new Date());
  await startSignedIn(page, DEMO_ACCOUNT);
  await synced(page);
  const isNative = await page.evaluate(() => document.modelContext !== undefined);
  test.info().annotations.push({ type: 'WebMCP', description: isNative ? 'of the browser' : 'a stand-in' });
  if (!isNative) {
    // As the draft of November 2026 has it.
    await page.addInitScript(() => {
      const tools = new Map<string, Tool & { readonly execute: (input: object) => Promise<object> }>();
      Object.assign(document, {
        modelContext: {
          registerTool: async (tool: never, { signal }: { signal: AbortSignal }) => {
            const { name } = tool as Tool;
            tools.set(name, tool);
            signal.addEventListener('abort', () => tools.delete(name));
          },
          getTools: async () => [...tools.values()],
          executeTool: async ({ name }: Tool, input: object) => structuredClone(await tools.get(name)!.execute(input)),
        },
      });
    });
  }
  await page.goto('/profile?group=assistant');
  const countTools = () => page.evaluate(async () => (await document.modelContext!.getTools()).length);
  await expect(page.getByText('Handicap index')).toBeVisible();
  expect(await countTools()).toBe(0);

  await page.getByRole('switch', LET_IT).click();
  await expect.poll(countTools).toBe(8);
  await page.context().setOffline(true); // an answer asks no other computer
  const answers = await page.evaluate(async () => {
    const context = document.modelContext!;
    const all = [];
    for (const tool of await context.getTools()) {
      const said = await context.executeTool(tool, {});
      const { name, inputSchema, annotations } = tool;
      all.push({
        name,
        inputSchema,
        isReadOnly: annotations.readOnlyHint,
        said: typeof said === 'string' ? (JSON.parse(said) as object) : said,
      });
    }
    return all;
  });
  const text = await page.getByRole('main').innerText();
  for (const { name, inputSchema, isReadOnly, said } of answers) {
    expect(inputSchema).toEqual(INPUT_SCHEMA);
    expect(isReadOnly).toBe(true);
    expect(fitsSchema(said, OUTPUT_SCHEMA as unknown as Keywords), name).toBe(true);
    for (const { what, value } of (said as { rows: { what: string; value: string }[] }).rows)
      expect(text).toContain(`${what}: ${value}`);
  }

  await page.getByRole('switch', LET_IT).click();
  await expect.poll(countTools).toBe(0);
});

test('a browser without WebMCP shows no switch for it', async ({ page, golfer }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'));
  await startSignedIn(page, golfer, '/profile?group=assistant');
  await expect(page.getByRole('heading', { name: 'What your assistant gets' })).toBeVisible();
  await expect(page.getByRole('switch', LET_IT)).toHaveCount(0);
});
