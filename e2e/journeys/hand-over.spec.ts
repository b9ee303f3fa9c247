import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { nextHole, onHole, openPlay, teeOff } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { type Device, expect, readyForOffline, test } from '#e2e/support/product.ts';
import { checkCards } from '#dev/check-card.ts';
import { withFigure } from '@divot/golf-games';
import { readLink } from '#src/domain/rounds/board-link.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import { unwrap } from '@divot/basics';
import { countTaps } from '#e2e/support/taps.ts';

// Sam, Jo and Max play eighteen holes without signal. Their phones have nothing but each other's codes.

/** Scrolls the button away from the bars at the edges first. */
const tap = async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await target.click();
};
const button = (page: Page, name: string | RegExp) => tap(page.getByRole('button', { name }));
const key = (page: Page, who: RegExp, name: RegExp) =>
  page.getByRole('group', { name: who }).getByRole('button', { name }).click();
const OWN = /^(Score|You)$/;
const share = (page: Page) => page.getByRole('button', { name: 'Share the card' }).click();
const code = (page: Page) => page.getByRole('img', { name: 'QR code with the cards' });

const playAll = async (page: Page, score: (n: number) => Promise<void>) => {
  for (let n = 1; n <= 18; n += 1) {
    await expect(onHole(page, n)).toBeVisible();
    await score(n);
    if (n < 18) await nextHole(page);
  }
};

/** Paints what one phone shows where the other one's camera sees it. */
const showTo = async (page: Page, camera: string) => {
  const side = 480;
  const luma = await code(page).evaluate(async (svg, size) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`))}`;
    await image.decode();
    const pen = new OffscreenCanvas(size, size).getContext('2d')!;
    pen.drawImage(image, 0, 0, size, size);
    return [...pen.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 0);
  }, side);
  const [width, height] = [640, side];
  const grey = Buffer.alloc(width * height, 128);
  for (let y = 0; y < height; y += 1) grey.set(luma.slice(y * side, (y + 1) * side), y * width + (width - side) / 2);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(camera, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
};

const openText = async (page: Page) => {
  if (!(await page.getByLabel('Code from another phone').isVisible())) await tap(page.getByText('As text'));
};
const copyCode = async (page: Page): Promise<string> => {
  await openText(page);
  await button(page, 'Copy the code');
  return page.evaluate(() => navigator.clipboard.readText());
};
const pasteCode = async (page: Page, text: string) => {
  await openText(page);
  await page.getByLabel('Code from another phone').fill(text);
  // A long code stays within the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await button(page, 'Read the text');
  await expect(page.getByLabel('Code from another phone')).toHaveValue('');
};
/** Passes on the newest code as text: both phones show their codes. */
const passOn = async (from: Page, to: Page) => {
  await openShare(from);
  await openShare(to);
  await pasteCode(to, await copyCode(from));
};
const openShare = async (page: Page) => {
  await openPlay(page);
  await button(page, 'Resume round');
  await share(page);
  await expect(code(page)).toBeVisible();
};
/** Answers every question about somebody whom this phone knows by name, until it has stored the cards. */
const answerAll = async (page: Page) => {
  const yes = page.getByRole('button', { name: 'Yes, the same golfer' });
  const stored = page.getByText(/cards? read\./).first(); // an open camera reads its code too
  await expect(yes.or(stored).first()).toBeVisible();
  while (await yes.isVisible()) await yes.click();
  await expect(stored).toBeVisible();
};
const card = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('three phones without a network end with the same signed cards', async ({ device, golfer }, testInfo) => {
  test.setTimeout(400_000);
  const camera = testInfo.outputPath('camera.y4m');
  const open = async (name: string, seen?: string): Promise<Device> => {
    const phone = await device(name, seen);
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write', ...(seen ? ['camera'] : [])]);
    await startSignedIn(phone.page, { ...golfer, name, email: `${name}-${golfer.email}` });
    await readyForOffline(phone.page);
    await phone.goOffline();
    await teeOff(phone.page, 'Heronsbridge');
    return phone;
  };
  const { page: sam } = await open('Sam');
  const { page: jo } = await open('Jo', camera);
  const { page: max } = await open('Max');

  await test.step('eighteen holes: Sam scores everybody, Jo and Max their own', async () => {
    await button(sam, 'Round menu');
    await sam.getByRole('menuitem', { name: 'Partners' }).click();
    await sam.getByLabel('Partner 1').fill('Jo');
    await sam.getByLabel('Partner 2').fill('Max');
    await button(sam, 'Save partners');
    await Promise.all([
      playAll(sam, async () => {
        await key(sam, OWN, /, bogey$/);
        await key(sam, /^Jo$/, /, bogey$/);
        await key(sam, /^Max$/, /, par$/);
      }),
      playAll(jo, (n) => key(jo, OWN, n === 7 ? /, double bogey$/ : /, bogey$/)),
      playAll(max, () => key(max, OWN, /, par$/)),
    ]);
  });

  await test.step('Jo’s camera reads Sam’s code: one tap on each phone', async () => {
    const [samsTaps, josTaps] = [await countTaps(sam), await countTaps(jo)];
    await samsTaps.taken();
    await josTaps.taken();
    await share(sam);
    await expect(code(sam)).toBeVisible();
    await showTo(sam, camera);
    await share(jo);
    await expect(jo.getByText('3 cards read.')).toBeVisible();
    const taps = [...(await samsTaps.taken()), ...(await josTaps.taken())];
    test.info().annotations.push({ type: 'taps', description: `handing over: ${taps.length}` });
    expect(taps).toHaveLength(2);
    await button(jo, 'That is my card');
    await expect(jo.getByText('1 hole with two scores')).toBeVisible();
  });

  await test.step('Sam hears of the other score on hole 7 and settles it', async () => {
    await passOn(jo, sam);
    await expect(sam.getByText('Is this the Jo on your card?')).toBeVisible();
    await sam.getByRole('button', { name: 'Yes, the same golfer' }).click();
    await expect(sam.getByText('1 hole with two scores')).toBeVisible();
    await button(sam, 'Back to the pad');
    await button(sam, /^Hole 7/);
    await button(sam, /^Jo, /);
    await key(sam, /^Jo$/, /, double bogey$/);
    await passOn(sam, max);
    await button(max, 'That is my card');
    await passOn(sam, jo);
    await expect(jo.getByText('1 hole with two scores')).toBeHidden();
  });

  await test.step('Max marks Jo’s card; both sign, and both phones show both names', async () => {
    await jo.getByLabel('Who marks your card').selectOption({ label: 'Max' });
    const own = card(jo, /^Your card, marked by Max$/);
    await expect(own).toBeVisible();
    await passOn(jo, max);
    await answerAll(max);
    await card(max, /^Jo’s card, marked by you$/)
      .getByRole('button', { name: 'Sign' })
      .click();
    await expect(card(max, /^Jo’s card/).getByText(/^Max signed at/)).toBeVisible();
    await passOn(max, jo);
    await answerAll(jo);
    await expect(own.getByText(/^Max signed at/)).toBeVisible();
    await tap(own.getByRole('button', { name: 'Sign' }));
    await expect(own.getByText(/^Jo signed at/)).toBeVisible();
    await passOn(jo, max);
    await expect(card(max, /^Jo’s card/).getByText(/^Jo signed at/)).toBeVisible();
  });

  await test.step('Jo’s signed card is read-only, and the three phones agree', async () => {
    await button(jo, 'Back to the pad');
    await expect(jo.getByText(/This card is signed/)).toBeVisible();
    await passOn(max, sam);
    await answerAll(sam);
    for (const page of [sam, jo, max]) {
      await openShare(page);
      await expect(page.getByRole('listitem').filter({ hasText: /^Jo/ }).first()).toContainText('91 after 18 holes');
    }
  });
});

test('one phone keeps four cards, three take theirs, one is lost, and a committee checks the file', async ({
  device,
  golfer,
}) => {
  test.setTimeout(400_000);
  const open = async (name: string): Promise<Device> => {
    const phone = await device(name);
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSignedIn(phone.page, { ...golfer, name, email: `four-${name}-${golfer.email}` });
    await readyForOffline(phone.page);
    await phone.goOffline();
    return phone;
  };
  const { page: sam } = await open('Sam');
  const others = [await open('Jo'), await open('Max'), await open('Priya')] as const;
  const [jo, max, priya] = others.map(({ page }) => page) as [Page, Page, Page];

  await test.step('Sam scores everybody over eighteen holes', async () => {
    await teeOff(sam, 'Heronsbridge');
    await button(sam, 'Round menu');
    await sam.getByRole('menuitem', { name: 'Partners' }).click();
    for (const [at, name] of ['Jo', 'Max', 'Priya'].entries()) await sam.getByLabel(`Partner ${at + 1}`).fill(name);
    await button(sam, 'Save partners');
    await playAll(sam, async () => {
      await key(sam, OWN, /, par$/);
      for (const name of ['Jo', 'Max', 'Priya']) await key(sam, new RegExp(`^${name}$`), /, bogey$/);
    });
  });

  await test.step('the others start their rounds from Sam’s card and take their eighteen holes, a tap each', async () => {
    await share(sam);
    await expect(code(sam)).toBeVisible();
    const link = await copyCode(sam);
    for (const page of [jo, max, priya]) {
      await page.goto(link);
      await button(page, 'Start your round from this card');
      const taps = await countTaps(page);
      await taps.taken();
      await button(page, 'Take these 18 as mine');
      await expect(page.getByRole('button', { name: 'Take these 18 as mine' })).toBeHidden();
      expect(await taps.taken()).toHaveLength(1);
    }
  });

  await test.step('Max’s phone is lost; the other three know each other’s cards', async () => {
    await max.close();
    for (const [from, name] of [
      [jo, 'Jo'],
      [priya, 'Priya'],
    ] as const) {
      await passOn(from, sam);
      await expect(sam.getByText(`Is this the ${name} on your card?`)).toBeVisible();
      await answerAll(sam);
    }
    for (const page of [jo, priya]) {
      await passOn(sam, page);
      await answerAll(page);
    }
  });

  await test.step('everybody signs what is theirs to sign', async () => {
    for (const page of [sam, jo, priya, sam]) {
      for (const from of [sam, jo, priya])
        if (from !== page) {
          await passOn(from, page);
          await answerAll(page);
        }
      const sign = page.getByRole('button', { name: 'Sign', exact: true });
      for (let left = await sign.count(); left > 0; left -= 1) {
        await tap(sign.first());
        await expect(sign).toHaveCount(left - 1);
      }
    }
  });

  await test.step('the committee accepts the file, and refuses it with one figure changed', async () => {
    const file = await copyCode(sam);
    const checked = await checkCards(file);
    expect(checked.lines.join(' ')).toMatch(/Jo signed at/);
    expect(checked.isTrue).toBe(true);

    const { board } = unwrap(readLink(file)).links[0]!;
    const jos = board.players.find(({ name, counter }) => name === 'Jo' && counter > 0)!;
    expect((await checkCards(`1.1.${codeOf(withFigure(board, jos.id, 7, 2, jos.id))}`)).isTrue).toBe(false);
  });
});

test('Jo goes on with another phone: Sam is asked, and takes it only once he has said that it is hers', async ({
  device,
  golfer,
}) => {
  test.setTimeout(300_000);
  const open = async (phone: string, name: string): Promise<Page> => {
    const { page, context } = await device(phone);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSignedIn(page, { ...golfer, name, email: `new-${name}-${golfer.email}` });
    return page;
  };
  const [sam, jo] = [await open('Sam', 'Sam'), await open('Jo', 'Jo')];
  const josCard = sam.getByRole('listitem').filter({ hasText: /^Jo/ }).first();

  await teeOff(sam, 'Heronsbridge');
  await button(sam, 'Round menu');
  await sam.getByRole('menuitem', { name: 'Partners' }).click();
  await sam.getByLabel('Partner 1').fill('Jo');
  await button(sam, 'Save partners');
  await teeOff(jo, 'Heronsbridge');
  await key(jo, OWN, /, bogey$/);
  await passOn(jo, sam);
  await button(sam, 'Yes, the same golfer');
  await expect(josCard).toContainText('5 after 1 hole');

  const another = await open('Jo’s other phone', 'Jo');
  await openPlay(another);
  await button(another, 'Resume round');
  await expect(onHole(another, 2)).toBeVisible();
  await key(another, OWN, /, par$/);

  await test.step('Sam does not know the phone', async () => {
    await passOn(another, sam);
    await expect(sam.getByText('Jo has a new phone?')).toBeVisible();
    await button(sam, 'No, leave it out');
    await expect(josCard).toContainText('5 after 1 hole');
  });

  await test.step('Jo says that it is hers', async () => {
    await passOn(another, sam);
    await button(sam, 'Yes, a new phone');
    await expect(josCard).toContainText('after 2 holes');
  });
});
