import { expect, type Page, test } from '@playwright/test';

import { acceptCookies, layerOf } from '../../../drivers/insight/analytics-drivers.js';
import { asMarketer, type Campaign } from '../../../drivers/content/campaign-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { giveZip } from '../../../drivers/delivery/place-drivers.js';

const seasonOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-season');

const barOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

/** Opens a page until the shop has the campaign, or none: storefronts check for changes every few seconds. */
const openInSeason = async (page: Page, path: string, campaign: Campaign | null): Promise<void> => {
  await expect(async () => {
    await page.goto(path);
    expect(await seasonOf(page)).toBe(campaign === null ? 'default' : 'cyberMonday');
    // Journeys at other sizes have their own season, one after another.
    if (campaign !== null) await expect(barOf(page)).toContainText(campaign.words, { timeout: 500 });
  }).toPass({ timeout: 100_000, intervals: [1_000] });
};

test.describe('a season of the shop', () => {
  test.setTimeout(180_000);

  test('starts and ends with its campaign, footer included, on every page at once [R2.40 globals] [R7.01 place] @desktop-and-phone', async ({
    page,
    browser,
  }) => {
    const marketer = await asMarketer();
    const campaign = await marketer.begin();
    try {
      await openInSeason(page, '/', campaign);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, out the door.');
      const bar = barOf(page);
      await expect(bar.getByRole('timer')).toContainText(/Ends in [12]:\d\d h|Ends in \d\d:\d\d/);
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /Cyber Monday/ })
          .first(),
      ).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);

      // Content for one state appears as soon as the shopper's ZIP is in it, and disappears in another, without a reload.
      const forPennsylvania = page.getByRole('contentinfo').getByRole('link', { name: /Pennsylvania only/ });
      await expect(forPennsylvania).toHaveCount(0);
      await giveZip(page, '19147');
      await expect(forPennsylvania).toBeVisible();
      await giveZip(page, '33101');
      await expect(forPennsylvania).toHaveCount(0);

      // The sale's own page is in season, with the same bar.
      await page.goto('/tire-deals/cyber-monday-sale');
      await expect(page.getByText(/On now, until/).first()).toBeVisible();

      // Once closed, it stays closed, here and on the next page.
      await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
      await expect(bar).toBeHidden();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();

      // Without script the end is shown in words, and the bar still closes.
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const reader = await plain.newPage();
      await reader.goto(page.url());
      const plainBar = barOf(reader);
      await expect(plainBar).toContainText(/Ends \w{3}, \w{3} \d+, .* [ap]m ET/);
      await plainBar.getByRole('button', { name: 'Dismiss announcement' }).click();
      await expect(plainBar).toBeHidden();
      await plain.close();
    } finally {
      await marketer.end(campaign);
      await marketer.leave();
    }
    await openInSeason(page, '/tire-deals', null);
    await page.goto('/tire-deals/cyber-monday-sale');
    // The seed schedules it only if it is months ahead.
    await expect(page.getByText(/Begins \w+day, \w+ \d+, 20\d\d|isn’t scheduled yet/).first()).toBeVisible();
    await expect(barOf(page)).toBeHidden();
  });

  test(
    'has a deal pill whose search is in the history, links only to its routes and adds the pill of its brands [R4.05]',
    DESKTOP_AND_PHONE,
    async ({ page }) => {
      const marketer = await asMarketer();
      const campaign = await marketer.begin();
      try {
        await openInSeason(page, '/', campaign);
        await acceptCookies(page);
        const pill = page.getByRole('link', { name: 'Cyber Monday', exact: true }).first();
        const search = page.getByRole('dialog', { name: 'Search tires' });

        // Opening adds an entry to the history, which back removes.
        const entries = await historyLength(page);
        await pill.click();
        await expect(search).toBeVisible();
        expect(await historyLength(page)).toBe(entries + 1);
        await page.goBack();
        await expect(search).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, out the door.');

        await pill.click();
        await expect(search.getByRole('button', { name: /Michelin deals/ })).toBeVisible();
        const box = search.getByRole('combobox');
        await box.fill('michelin');
        await expect(search.getByRole('heading', { name: 'No matching results' })).toBeVisible();
        await box.fill('225/65R17');
        const answer = search.getByRole('option').first();
        await expect(answer).toContainText('225/65R17');
        await answer.click();
        await expect(page).toHaveURL(/\/tire-sizes\/225-65r17\?.*brand=michelin/);
        await expect(page.getByRole('link', { name: /Michelin/ }).first()).toBeVisible();
        const searches = async () =>
          (await layerOf(page)).filter(({ event }) => event === 'catalogue_search');
        await expect
          .poll(searches)
          .toEqual([expect.objectContaining({ area: 'tire-sizes', under: 'deal', page_path: '/' })]);

        // To the open page it is shallow, so no search entry of the catalogue.
        await page.keyboard.press('/');
        await search.getByRole('combobox').fill('225/65R17');
        await expect(answer).toContainText('225/65R17');
        await answer.click();
        await expect(search).toBeHidden();
        expect(await searches()).toHaveLength(1);
      } finally {
        await marketer.end(campaign);
        await marketer.leave();
      }
    },
  );

  test('shows no countdown to people who prefer no motion', ONE_SIZE, async ({ browser }) => {
    const marketer = await asMarketer();
    const campaign = await marketer.begin();
    const still = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      const page = await still.newPage();
      await openInSeason(page, '/', campaign);
      const bar = barOf(page);
      await expect(bar).toContainText(/Ends \w{3}, \w{3} \d+/);
      await expect(bar.getByRole('timer')).toBeHidden();
    } finally {
      await still.close();
      await marketer.end(campaign);
      await marketer.leave();
    }
  });

  test('has deal pages with the dates, all year [R2.15] @desktop-and-phone', async ({ page }) => {
    for (const path of [
      '/tire-deals',
      '/tire-sales',
      '/tire-deals/black-friday-sale',
      '/tire-deals/cyber-monday-sale',
      '/paid',
    ]) {
      const reply = await page.goto(path);
      expect([path, reply?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect((await page.goto('/tire-deals/no-such-deal'))?.status()).toBe(404);

    // A deal has its own page: its benefit, conditions and tires.
    await page.goto('/tire-deals');
    const deal = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await deal.innerText();
    await deal.click();
    await page.waitForURL(/\/tire-deals\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const terms = page.getByRole('list', { name: 'Terms' });
    await expect(terms.getByText('Included in the total, no code')).toBeVisible();
    expect(await terms.getByRole('listitem').count()).toBeGreaterThan(1);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await page.waitForURL(/\/brands\//);
  });
});
