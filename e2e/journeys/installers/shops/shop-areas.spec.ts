import { expect, test } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test(
  'a shopper goes from a state to a city, filters its shops and opens one [R2.19]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    await page.goto('/tire-shops');
    await page.getByRole('list', { name: 'Shops by state' }).getByRole('link', { name: 'Texas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tire shops in Texas' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page
      .getByRole('list', { name: 'Cities in Texas' })
      .getByRole('link', { name: 'Dallas', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tire shops in Dallas, TX' })).toBeVisible();
    await expect(page).toHaveURL(/\/tire-shops\/dallas-tx$/);
    await page.getByText('Services and badges').click();
    await page.getByRole('link', { name: 'Waiting room' }).click();
    await expect(page).toHaveURL(/offers=waiting-room/);
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page).toHaveURL(/sort=price&offers=waiting-room/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const first = page.getByRole('article').first().getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const services = page.getByRole('region', { name: 'Also at this shop' });
    await expect(services.getByText('Waiting room')).toBeVisible();
  },
);

test(
  'an area’s address is in lower case, and one without shops is 404',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    await page.goto('/tire-shops/Dallas-TX');
    expect(new URL(page.url()).pathname).toBe('/tire-shops/dallas-tx');
    for (const path of ['/tire-shops/atlantis-tx', '/tire-shops/constructor', '/tire-shops/dallas'])
      expect((await page.goto(path))?.status()).toBe(404);
  },
);
