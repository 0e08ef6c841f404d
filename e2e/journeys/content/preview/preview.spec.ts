import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { easternWall, PREVIEW_COOKIE, previewMomentWords, usualSaleWindow } from '@simpletread/domain';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openFirstTire, openSearch } from '../../../drivers/catalogue/search-drivers.js';

const SEEN = '/tire-sizes/225-65r17';
const NOW = new Date();
const THIS_YEAR = NOW.getUTCFullYear();
// The Black Friday that is on or comes next is a draft in the demo, so no page depends on the day.
const YEAR = usualSaleWindow('blackFriday', THIS_YEAR).endsAt > NOW ? THIS_YEAR : THIS_YEAR + 1;
const CAMPAIGN = `Black Friday ${YEAR}`;
const { startsAt } = usualSaleWindow('blackFriday', YEAR);

/** Returns a moment as in the bar, to the minute, because its seconds run. */
const minuteWords = (at: Date): string => previewMomentWords(at).split(/:\d\d [AP]M/)[0] ?? '';

const REFUSAL = 'This is a preview of the shop. Nothing can be bought or changed.';

/**
 * Checks that no one else's page shows the preview. Byte-identical replies are proved over HTTP, where no other journey changes the season.
 */
const expectUntouched = async (visitor: APIRequestContext): Promise<void> => {
  // The shop may close an idle connection just when it is used again.
  const response = await visitor.get(SEEN, { maxRetries: 2 });
  expect(response.headers()['set-cookie'] ?? '').not.toContain(PREVIEW_COOKIE.name);
  const html = await response.text();
  expect(html).toContain('225/65R17');
  for (const word of ['Fleet price', 'Preview as of', 'as written']) expect(html).not.toContain(word);
};

const openPreview = async (page: Page): Promise<Page> => {
  await page.getByRole('button', { name: 'Get link' }).click();
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open preview' }).click(),
  ]);
  await shop.waitForLoadState();
  return shop;
};

test(
  'a marketer previews Black Friday as a fleet, changes it by keyboard, buys nothing, and no one else sees any of it',
  DESKTOP_AND_PHONE,
  async ({ page, playwright, baseURL }, info) => {
    test.setTimeout(240_000);
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await expectUntouched(visitor);
    await signInAs(page, 'marketer');
    await page.goto(`${consoleUrl}/preview?at=${easternWall(startsAt)}`);
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Fleet');
    await page.getByRole('textbox', { name: 'ZIP code (optional)' }).fill('19147');
    await page.getByRole('combobox', { name: 'Campaign draft' }).selectOption({ label: CAMPAIGN });
    await expectAccessible(page);
    await keepPicture(page, info, 'preview-console');
    const shop = await openPreview(page);

    const bar = shop.getByRole('region', { name: 'Preview of the shop' });
    await expect(bar).toContainText(`Preview as of ${minuteWords(startsAt)}`);
    await expect(bar).toContainText(`Fleet · ZIP 19147 · “${CAMPAIGN}” as written`);
    await expect(bar).toContainText('60 minutes left');
    await expect(shop.locator('html')).toHaveAttribute('data-season', 'blackFriday');
    await expectAccessible(shop);
    await expectNoSidewaysScroll(shop);
    await keepPicture(shop, info, 'preview-bar');

    const seen = await shop.goto(SEEN);
    expect(seen?.headers()['cache-control']).toMatch(/no-store/);
    await expect(bar).toBeInViewport();
    await expect(shop.getByText('Fleet price').first()).toBeVisible();
    await expectUntouched(visitor);

    const search = await openSearch(shop);
    const [answer] = await Promise.all([
      shop.waitForResponse((response) => /search-typeahead\?.*queryText=2021/.test(response.url())),
      search.getByRole('combobox').fill('2021 subaru outback'),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
    expect(new URL(answer.url()).origin).toBe(new URL(shop.url()).origin);
    await expect(search).toContainText('2021 Subaru Outback');
    await shop.keyboard.press('Escape');

    await openFirstTire(shop);
    await shop.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(shop.getByText(REFUSAL)).toBeVisible();
    await shop.goto('/checkout');
    await expect(shop.getByRole('heading', { level: 1, name: 'A preview ends here' })).toBeVisible();

    await shop.goto('/');
    await bar.getByText('Change the preview').focus();
    await shop.keyboard.press('Enter');
    const slider = bar.getByRole('slider', { name: 'Earlier or later' });
    await slider.focus();
    await shop.keyboard.press('ArrowLeft');
    await expect(bar.getByText('1 hour earlier')).toBeVisible();
    await bar.getByRole('combobox', { name: 'View as' }).selectOption('Guest');
    await expectAccessible(shop);
    await expectNoSidewaysScroll(shop);
    await keepPicture(shop, info, 'preview-change');
    await bar.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(bar).toContainText('Preview as of Thu, Nov');
    await expect(bar).toContainText('A guest');
    await expect(shop.locator('html')).not.toHaveAttribute('data-season', 'blackFriday');

    await bar.getByRole('button', { name: 'End' }).press('Enter');
    await expect(shop.getByRole('heading', { level: 1, name: 'This is the current shop' })).toBeVisible();
    await shop.goto('/');
    await expect(bar).toBeHidden();
    await expectUntouched(visitor);
    await visitor.dispose();
  },
);
