import { expect, test } from '@playwright/test';
import { SSO_COOKIE } from '@simpletread/domain';

import {
  APPROVED_CARD,
  chooseNearestShop,
  continueToCoverage,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import {
  buyCompared,
  chooseToCompare,
  openComparison,
  tray,
} from '../../../drivers/catalogue/compare-drivers.js';
import { findTiresBySize } from '../../../drivers/catalogue/search-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test.describe('a visitor without an account', () => {
  test('searches, browses, compares and buys [R6.04]', DESKTOP_AND_PHONE, async ({ page, context }) => {
    test.setTimeout(150_000);
    await findTiresBySize(page, '225 65 17', '225/65R17');
    await chooseToCompare(page, 3);

    await page.goto('/brands');
    await page.locator('main a[href^="/brands/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);

    await openComparison(page, 3);
    await buyCompared(page);
    await startCheckout(page);
    await chooseNearestShop(page, PRIYA.zip);
    await fillShipTo(page, PRIYA);
    await continueToCoverage(page);
    await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    expect(await placeOrder(page)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    // The shopper is still a guest.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(SSO_COOKIE.name);
  });
});
