import { expect, test, type Page } from '@playwright/test';
import { COMPARE_COOKIE } from '@simpletread/domain';

import {
  chooseToCompare,
  compareToggles,
  openComparison,
  SIZE_PAGE,
  tray,
} from '../../../drivers/catalogue/compare-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

const chosenTexts = async (page: Page, count: number): Promise<string> => {
  await page.goto(SIZE_PAGE);
  await chooseToCompare(page, count);
  const { value } = (await page.context().cookies()).find(({ name }) => name === COMPARE_COOKIE.name) ?? {
    value: '',
  };
  return value;
};

test.describe('comparing tires', () => {
  test('accepts two to five tires, and says so with fewer [R5.10]', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByText('Compare needs 2 to 5 tires.')).toBeVisible();
    await expectAccessible(page);

    await page.goto(SIZE_PAGE);
    await chooseToCompare(page, 1);
    await expect(tray(page).getByText('Compare needs 2 to 5 tires.')).toBeVisible();
    await expect(tray(page).getByRole('link', { name: 'Compare' })).toHaveCount(0);
    await page.goto('/compare');
    await expect(page.getByText('Compare needs 2 to 5 tires.')).toBeVisible();
    await page.getByRole('link', { name: /^More tires in/ }).click();

    for (const place of [1, 2, 3, 4]) await compareToggles(page).nth(place).click();
    await openComparison(page, 5);
    await expectNoSidewaysScroll(page);
    for (const left of [4, 3, 2]) {
      await page
        .getByRole('button', { name: /^Remove / })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: `Compare ${left} tires` })).toBeVisible();
    }
    await page
      .getByRole('button', { name: /^Remove / })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('Compare needs 2 to 5 tires.')).toBeVisible();
  });

  test(
    'refuses a sixth tire and a duplicate, each with its own message [R5.11]',
    DESKTOP_AND_PHONE,
    async ({ page }) => {
      const five = await chosenTexts(page, 5);
      await compareToggles(page).nth(5).click();
      await expect(tray(page).getByRole('alert')).toHaveText('The max number of tires is five.');
      await expect(compareToggles(page).nth(5)).toHaveAttribute('aria-pressed', 'false');
      await expectAccessible(page);

      const other = await page.context().newPage();
      await other.goto(SIZE_PAGE);
      const others = tray(other).getByRole('listitem');
      // A press before the page is hydrated does nothing.
      await expect(async () => {
        if ((await others.count()) === 5)
          await tray(other)
            .getByRole('button', { name: /^Remove / })
            .first()
            .click();
        await expect(others).toHaveCount(4, { timeout: 2000 });
      }).toPass();
      await expect(tray(page).getByRole('listitem')).toHaveCount(4);
      await other.close();
      // A tab that doesn't know yet, as if it slept.
      const [first] = five.split('.');
      await page.evaluate((cookie) => {
        document.cookie = cookie;
      }, `${COMPARE_COOKIE.name}=${five}; path=/`);
      await compareToggles(page).first().click();
      await expect(tray(page).getByRole('alert')).toHaveText('Tire already added');

      await page.goto(`/compare?tires=${five}.1`);
      await expect(page.getByText('The max number of tires is five.')).toBeVisible();
      await page.goto(`/compare?tires=${five.split('.')[1]}.${first}.${first}`);
      await expect(page.getByText('Tire already added')).toBeVisible();
    },
  );

  test('shows two to five tires side by side, marks differences and the best, and hides the rest on request [R2.30]', async ({
    page,
  }) => {
    await page.goto('/location');
    await page.getByLabel('ZIP code').first().fill('19147');
    await page.getByRole('button', { name: 'Show totals for this ZIP' }).click();
    await page.waitForURL((url) => url.pathname !== '/location');
    await chosenTexts(page, 3);
    await openComparison(page, 3);
    const size = page.getByRole('row', { name: /^Size Same/ });
    await expect(size).toBeVisible();
    await expect(page.getByRole('row', { name: /^Out the door, 4 tires Differs .*Best/ })).toBeVisible();
    await expect(page.getByText(/^\d+ of \d+ facts differ\.$/)).toBeVisible();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
    await page.getByRole('switch', { name: 'Show differences only' }).check();
    await expect(size).toBeHidden();
    await expect(page.getByRole('row', { name: /^Out the door/ })).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(4);
    await expect(page.getByText(/printed on/)).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  test('shows every tire on a screen of any width', async ({ page }, { project }) => {
    await chosenTexts(page, 4);
    await openComparison(page, 4);
    const shown = page.getByRole('columnheader').filter({ hasText: /per tire|out the door/, visible: true });
    if (project.name !== 'mobile') {
      await expect(shown).toHaveCount(4);
      return;
    }
    await expect(shown).toHaveCount(2);
    await page
      .getByRole('link', { name: /show the next tire in place of/ })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/pair=1-3/);
    await expect(shown).toHaveCount(2);
    await expect(shown.nth(1)).toContainText('3 of 4');
  });

  test('follows the shopper through the shop, its tabs and a reload', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto(SIZE_PAGE);
    const other = await page.context().newPage();
    await other.goto('/brands');
    await chooseToCompare(page, 2);
    await expect(tray(other).getByRole('listitem')).toHaveCount(2);
    await other.reload();
    await expect(tray(other).getByRole('listitem')).toHaveCount(2);
    await tray(other)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('region', { name: 'Tires', exact: true }).getByRole('link').nth(2).click();
    await page.waitForURL(/\/p\/\d+/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare / })
      .click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('names an address’s unknown tires', ONE_SIZE, async ({ page }) => {
    const two = await chosenTexts(page, 2);
    await page.goto(`/compare?tires=${two}.999999999`);
    await expect(page.getByText('This tire is no longer in our catalog.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 tires' })).toBeVisible();
    await page.goto('/compare?tires=999999999.999999998');
    await expect(page.getByText('This tire is no longer in our catalog.')).toBeVisible();
    await expect(page.getByText('Nothing to compare yet')).toBeVisible();
    await page.goto(`/compare?tires=${two}.x`);
    await expect(page).toHaveURL(new RegExp(`tires=${two}$`));
  });
});
