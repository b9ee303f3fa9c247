import type { Page } from '@playwright/test';

export const FORCED = ['hover', 'focus'] as const;

const CONTROLS = '[data-state] :is(a, button, input, select, textarea, summary, [tabindex="0"])';
const LABELS = '[data-state] label';
const classes = { hover: ['hover'], focus: ['focus', 'focus-visible'] } as const;

/**
 * Every control of the page looks as it does under the pointer or with the keyboard's focus, all at once; the
 * developer tools of Chromium can say so of any element. Returns what takes it back.
 */
export const force = async (page: Page, forced: (typeof FORCED)[number]): Promise<() => Promise<void>> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  const say = async (selector: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  await say(CONTROLS, [...classes[forced]]);
  if (forced === 'hover') await say(LABELS, ['hover']);
  // A frame around a control shows the control's focus.
  else await say('[data-state] :has(:is(input, select, textarea, [tabindex="0"]))', ['focus-within']);
  return () => tools.detach();
};
