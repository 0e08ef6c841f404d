import { expect, test } from '@playwright/test';
import { FRIEND_CODE_COOKIE } from '@simpletread/domain';

import { demoCustomer, enterPassword } from '../../../drivers/sso/account-drivers.js';
import { addToCart } from '../../../drivers/carts/checkout-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test(
  'a friend’s code is added to the first cart automatically',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    await page.goto('/login?returnTo=/invite');
    await enterPassword(page, demoCustomer(1));
    await page.waitForURL((url) => url.pathname === '/invite');
    const ask = page.getByRole('button', { name: 'Get your code' });
    const share = page.getByRole('region', { name: 'Share your link' });
    await expect(ask.or(share)).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await expect(share).toBeVisible();
    const code = await share.locator('b').first().innerText();

    const friend = await browser.newPage({ viewport: page.viewportSize(), baseURL: baseURL ?? '' });
    await friend.goto(`/invite/${code}`);
    await expect(friend.getByText(code)).toBeVisible();
    await expectAccessible(friend);
    await friend.getByRole('button', { name: 'Find my tires with it' }).click();
    await friend.waitForURL((url) => url.pathname === '/');
    await findTiresByVehicle(friend, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(friend);
    await addToCart(friend);
    await expect(friend.getByRole('region', { name: 'Promotion code' }).first()).toContainText(code);
    await expectNoSidewaysScroll(friend);
    const names = (await friend.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain(FRIEND_CODE_COOKIE.name);
    await friend.close();
  },
);
