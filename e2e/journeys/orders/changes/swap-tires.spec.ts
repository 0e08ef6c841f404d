import { expect, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import {
  APPROVED_CARD,
  declineCoverage,
  payByCard,
  placeOrder,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { openChangePage } from '../../../drivers/orders/change-page.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a buyer swaps the tires of an order before they ship: the new order replaces the old one',
  ONE_SIZE,
  async ({ page }) => {
    test.setTimeout(240_000);
    const orderNumber = await openChangePage(page, 'tires');
    const shown = formatOrderNumber(orderNumber as OrderNumber);
    await page.getByRole('link', { name: 'Swap or add tires' }).click();
    await page.waitForURL(/\/swaps\//);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Swap or add tires' })).toBeVisible();
    const offer = main.getByRole('list', { name: 'Tires to swap for' }).getByRole('listitem').first();
    await expect(offer.getByRole('heading', { name: /^4 × / })).toBeVisible();
    await expect(main.getByText(`order ${shown} is cancelled and $`)).toBeVisible();
    await offer.getByText('Price before and after').click();
    await expect(offer.getByRole('row', { name: /^Total / })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'swap-tires');
    await offer.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/cart$/);
    await expect(main.getByText(`This order replaces order ${shown}`)).toBeVisible();
    await startCheckout(page);
    await page.getByRole('button', { name: /^Continue to/ }).click();
    await page.waitForURL(/\/checkout\/(services|payments)/);
    if (page.url().includes('/services')) await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    await placeOrder(page);
    await page.goto(`/account/my-orders/${orderNumber}`);
    await expect(
      main
        .getByText(/^This order is cancelled\. Order .* replaces it\./)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  },
);
