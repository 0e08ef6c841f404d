import { expect, test } from '@playwright/test';
import { CONSENT_COOKIE } from '@simpletread/domain';

import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

const kept = (names: readonly string[]) => names.filter((name) => !name.startsWith('_'));

test.describe('cookies', () => {
  test('a first visit stores only necessary values in the browser', async ({ page, context }) => {
    await page.goto('/');
    await page.goto('/tire-sizes');
    await page.goto('/brands');
    expect(kept((await context.cookies()).map(({ name }) => name))).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      [],
    ]);
  });

  test(
    'declining is as easy as accepting, is remembered for a year, and covers nothing on the page',
    DESKTOP_AND_PHONE,
    async ({ page, context }) => {
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Cookies' });
      const [no, yes] = [
        banner.getByRole('button', { name: 'Reject all' }),
        banner.getByRole('button', { name: 'Accept all' }),
      ];
      const [first, second] = [await no.boundingBox(), await yes.boundingBox()];
      expect(first?.height).toBe(second?.height);
      expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(12);
      const main = await page.locator('main').boundingBox();
      const box = await banner.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
      await no.focus();
      await page.keyboard.press('Enter');
      await expect(banner).toHaveCount(0);
      const choice = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE.name);
      expect(choice?.value).toMatch(/^2\.\d+\.none$/);
      expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
      await page.reload();
      await expect(banner).toHaveCount(0);
    },
  );

  test(
    'a browser with a privacy signal is not asked again, and neither counted nor followed',
    ONE_SIZE,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        extraHTTPHeaders: { 'sec-gpc': '1' },
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      await page.goto('/privacy-choices');
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeDisabled();
      await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeDisabled();
      await page.getByRole('checkbox', { name: /^Preferences/ }).check();
      await page.getByRole('button', { name: 'Save my choice' }).click();
      await expect(page.getByText(/You chose on/)).toBeVisible();
      expect((await context.cookies()).find(({ name }) => name === CONSENT_COOKIE.name)?.value).toMatch(
        /\.preferences$/,
      );
      await context.close();
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('can also be chosen', DESKTOP_AND_PHONE, async ({ page, context }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
      expect((await context.cookies()).some(({ name }) => name === CONSENT_COOKIE.name)).toBe(true);
    });
  });
});
