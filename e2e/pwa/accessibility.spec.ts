import { AxeBuilder } from '@axe-core/playwright';
import { expect, golferRoutes, test } from './app.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

for (const theme of ['light', 'dark', 'sunlight']) {
  test(`axe finds nothing on any route, ${theme}`, async ({ sams }) => {
    test.slow();
    await sams.addInitScript((chosen) => {
      localStorage.setItem('user-preferences', JSON.stringify({ theme: chosen }));
    }, theme);
    for (const route of golferRoutes) {
      await sams.goto(route);
      await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sams.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page: sams }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        route,
      ).toEqual([]);
    }
  });
}

test('axe finds nothing on the login screen, problems shown', async ({ page }) => {
  for (const mode of ['', '?mode=create', '?mode=forgot']) {
    await page.goto(`/login${mode}`);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      mode,
    ).toEqual([]);
  }
});
