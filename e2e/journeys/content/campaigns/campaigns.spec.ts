import { randomUUID } from 'node:crypto';

import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  listPromotions,
  withdrawCampaign,
} from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const MARKETER = 'marketer@simpletread.example';
const EDITOR = 'content-editor@simpletread.example';
const HOUR_MS = 3_600_000;

/** Returns the New York clock time this many hours from now. */
const inHours = (hours: number): string =>
  new Date(Date.now() + hours * HOUR_MS)
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 16)
    .replace(' ', 'T');

/** Creates another season that half overlaps the journey's. */
const aRival = async (name: string, promotionIds: string[] = []): Promise<string> => {
  const staff = await staffApi(MARKETER);
  const content = {
    banner: null,
    hero: null,
    pills: [],
    footerPromotions: [],
    footerLinks: [],
    promotionIds,
    priceListIds: [],
  };
  const body = { name, season: 'lastChance' as const, startsAt: inHours(1), endsAt: inHours(3), content };
  return (await staff.call(createCampaign, { body }, once())).id;
};

/** Removes the season from the shop, however far the journey came. */
const takeAway = async (id: string): Promise<void> => {
  const staff = await staffApi(MARKETER);
  const { version, state } = await staff.call(getCampaign, { params: { id } });
  if (state === 'live' || state === 'scheduled')
    await staff.call(withdrawCampaign, { params: { id }, body: { version } }, once());
  if (state === 'draft') await staff.call(deleteCampaign, { params: { id }, query: { version } }, once());
};

/** Returns the day this many days from now in New York. */
const dayIn = (days: number): string => inHours(24 * days).slice(0, 10);

/** Takes a bar by its middle and holds it at the calendar's lower edge until the next month appears. */
const dragToNextMonth = async (page: Page, name: string): Promise<void> => {
  const calendar = page.getByRole('region', { name: /^Calendar of/ });
  const shown = (await calendar.getAttribute('aria-label')) ?? '';
  const bar = page.getByRole('link', { name: new RegExp(`^${name},`) });
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  const grid = await calendar.boundingBox();
  if (box === null || grid === null) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const bottom = Math.min(grid.y + grid.height, page.viewportSize()?.height ?? 0) - 6;
  await page.mouse.move(box.x + box.width / 2, (box.y + bottom) / 2, { steps: 5 });
  await page.mouse.move(box.x + box.width / 2, bottom, { steps: 5 });
  await expect(calendar).not.toHaveAttribute('aria-label', shown, { timeout: 15_000 });
  // Away from the edge first, or a slow machine turns further months. A month's middle is a day of its own however many weeks it has.
  await page.mouse.move(box.x + box.width / 2, grid.y + grid.height / 2, { steps: 3 });
  const next = (await calendar.boundingBox()) ?? grid;
  await page.mouse.move(box.x + box.width / 2, next.y + next.height / 2, { steps: 3 });
  await page.mouse.up();
};

const confirm = async (page: Page, button: string, options?: { readonly timeout: number }): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden(options);
};

/** Opens the shop until its banner says `words`; null until the season is gone. */
const expectInShop = async (browser: Browser, words: string | null): Promise<void> => {
  const shop = await browser.newContext();
  const page = await shop.newPage();
  await expect(async () => {
    await page.goto('/tire-deals');
    const season = await page.locator('html').getAttribute('data-season');
    if (words === null) expect(season).not.toBe('taxTimeSale');
    else {
      expect(season).toBe('taxTimeSale');
      await expect(page.getByRole('region', { name: 'Announcement' })).toContainText(words, { timeout: 500 });
    }
  }).toPass({ timeout: 30_000, intervals: [500] });
  await shop.close();
};

test(
  'a season is drafted, overlaps another, goes live in the shop, is rolled back and ended',
  ONE_SIZE,
  async ({ page, browser }, info) => {
    test.setTimeout(240_000);
    const name = `Journey ${randomUUID().slice(0, 8)}`;
    const [first, second] = [`First words of ${name}.`, `Second words of ${name}.`];
    const rival = await aRival(`${name} rival`);
    await signInByApi(page, { email: MARKETER });
    await page.goto(`${consoleUrl}/campaigns`);
    await page.getByRole('link', { name: 'New campaign', exact: true }).click();

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Internal name' })).toBeFocused();
    await expect(page.getByText('Please enter a name of 1 to 80 characters.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Internal name' }).fill(name);
    await page.getByRole('combobox', { name: 'Season' }).selectOption('Tax time sale');
    await page.getByLabel('Starts (ET)').fill(inHours(-1));
    await page.getByLabel('Ends (ET)').fill(inHours(2));
    await page.getByRole('checkbox', { name: 'Show a banner' }).check();
    await page.getByRole('textbox', { name: 'Name of the sale' }).fill('Tax time');
    await page.getByRole('textbox', { name: 'Tagline' }).fill(first);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}\/show$/);
    const id = /campaigns\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

    try {
      await page.goto(`${consoleUrl}/campaigns`);
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(entry).toContainText('Only the one scheduled first can run');
      await keepPicture(page, info, 'campaign-calendar');
      await entry.getByRole('link', { name, exact: true }).click();

      // Another journey may hold the shop's look for a while, or take it between the look and the click.
      const release = page.getByRole('button', { name: 'Release now' });
      await expect(async () => {
        await page.reload();
        await expect(release).toBeEnabled({ timeout: 5_000 });
        await confirm(page, 'Release now', { timeout: 5_000 });
      }).toPass({ timeout: 100_000, intervals: [2_000] });
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expectInShop(browser, first);

      await page.goto(`${consoleUrl}/campaigns/${rival}/show`);
      await expect(page.getByText(`The campaign “${name}” sets the shop’s look`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();

      await page.goto(`${consoleUrl}/campaigns/${id}/show`);
      await page.getByRole('textbox', { name: 'Tagline' }).fill(second);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await confirm(page, 'Release changes');
      await expectInShop(browser, second);

      await page.getByRole('button', { name: 'Roll back', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('del')).toContainText(second);
      await expect(dialog.locator('ins')).toContainText(first);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
      await expectInShop(browser, first);
      await expect(page.getByText(/, back to release 1$/)).toBeVisible();
      await keepPicture(page, info, 'campaign-record');

      await confirm(page, 'End now');
      await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
      await expectInShop(browser, null);
    } finally {
      await takeAway(id);
      await takeAway(rival);
    }
  },
);

test('a draft is dragged into the next month, deleted, and kept after all', ONE_SIZE, async ({ page }) => {
  const name = `Journey ${randomUUID().slice(0, 8)}`;
  // Late on a month's last day it starts in the next month.
  const month = inHours(1).slice(0, 7);
  const id = await aRival(name);
  try {
    await signInByApi(page, { email: MARKETER });
    await page.goto(`${consoleUrl}/campaigns?month=${month}`);
    await dragToNextMonth(page, name);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: `Move ${name}` })).toBeVisible();
    expect((await dialog.getByLabel('Starts (ET)').inputValue()) > dayIn(2)).toBe(true);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(`${name} moved.`)).toBeVisible();

    await page.goto(`${consoleUrl}/campaigns/${id}/show`);
    await confirm(page, 'Delete');
    await expect(page).toHaveURL(/\/campaigns$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${name} deleted.`)).toBeHidden();
    await page.goto(`${consoleUrl}/campaigns/${id}/show`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  } finally {
    await takeAway(id);
  }
});

test('a content editor gets no actions on a campaign that includes prices', ONE_SIZE, async ({ page }) => {
  const staff = await staffApi(MARKETER);
  const [promotion] = await staff.call(listPromotions, { query: { range: '[0,0]' } });
  const name = `Journey ${randomUUID().slice(0, 8)}`;
  const plain = await aRival(`${name} plain`);
  const priced = await aRival(`${name} priced`, [promotion?.id ?? '']);
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true });
  try {
    await signInByApi(page, { email: EDITOR });
    await page.goto(`${consoleUrl}/campaigns/${plain}/show`);
    await expect(schedule).toBeVisible();
    await page.goto(`${consoleUrl}/campaigns/${priced}/show`);
    await expect(page.getByText('1 promotion and 0 price lists start and end with it.')).toBeVisible();
    await expect(schedule).toBeHidden();
  } finally {
    await Promise.all([plain, priced].map(takeAway));
  }
});
