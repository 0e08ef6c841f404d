import { expect, type Page } from '@playwright/test';
import { formatOrderNumber, type OrderChangeKind, type OrderNumber } from '@simpletread/domain';

import { openAccount } from '../sso/account-drivers.js';
import { buyByApi, tireWithStock } from './order-api.js';

/** Buys four tires as a guest, opens the account of their email address, and opens the page on which that order is changed. */
export const openChangePage = async (page: Page, kind: OrderChangeKind): Promise<string> => {
  const { orderNumber, email } = await buyByApi(await tireWithStock(20, 5_000));
  const change = `/account/my-orders/${orderNumber}/change?kind=${kind}`;
  await page.goto(`/register?returnTo=${encodeURIComponent(change)}`);
  await openAccount(page, {
    firstName: 'Dana',
    lastName: 'Okafor',
    email,
    password: 'gravel under the snow',
  });
  const shown = formatOrderNumber(orderNumber as OrderNumber);
  await expect(page.getByRole('heading', { name: `Change order ${shown}` })).toBeVisible({ timeout: 30_000 });
  return orderNumber;
};
