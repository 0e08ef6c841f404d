import {
  addExemptionCertificate,
  createFleet,
  createPurchaseOrder,
  linkFleetAccount,
  listPurchaseOrders,
} from '@simpletread/contract';
import { expect, test } from '@playwright/test';

import {
  APPROVED_CARD,
  goToPayment,
  payByCard,
  placeOrder,
  PRIYA,
  unfoldSummary,
} from '../../../drivers/carts/checkout-drivers.js';
import { tirePage } from '../../../drivers/sales/fleet-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const REP = 'sales-rep@simpletread.example';
const DAYS = { validFrom: '2020-01-01', validUntil: '2096-12-31', note: '' };

test(
  'a fleet’s buyer orders by a purchase order that has enough left, after one that hasn’t',
  DESKTOP_AND_PHONE,
  async ({ page }, { testId }) => {
    test.setTimeout(180_000);
    const email = `lena.${testId}.${Date.now()}@example.com`;
    const person = { firstName: 'Lena', lastName: 'Prado', email, password: 'gravel under the snow' };
    await page.goto(`/register?returnTo=${encodeURIComponent(await tirePage())}`);
    await openAccount(page, person);
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();

    const rep = await staffApi(REP);
    const fleet = await rep.call(
      createFleet,
      { body: { name: `Prado ${testId}`, contactName: 'Lena Prado', email, phone: PRIYA.phone, note: '' } },
      once(),
    );
    const id = { params: { id: fleet.id } };
    await rep.call(linkFleetAccount, { ...id, body: { version: fleet.version, email } }, once());
    await rep.call(
      createPurchaseOrder,
      { ...id, body: { number: 'PH-1', limitInCents: 5000, ...DAYS } },
      once(),
    );
    await rep.call(
      createPurchaseOrder,
      { ...id, body: { number: 'PH-2', limitInCents: 1_000_000, ...DAYS } },
      once(),
    );

    const admin = await staffApi('admin@simpletread.example');
    const certificate = { state: PRIYA.state, number: 'EX-4711', validUntil: DAYS.validUntil };
    await admin.call(addExemptionCertificate, { ...id, body: certificate }, once());

    await goToPayment(page, { ...PRIYA, email });
    await payByCard(page, APPROVED_CARD);
    await expect(page.getByText('PH-2: $10,000.00 left')).toBeVisible();
    const field = page.getByLabel('PO number');
    await field.fill('PH-1');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(
      page.getByText(/Purchase order PH-1 has \$50\.00 left, and this order totals/),
    ).toBeVisible();
    await unfoldSummary(page);
    const exemption = new RegExp(`Sales tax, exempt by .* certificate EX-4711 of Prado ${testId}`);
    await expect(page.getByText(exemption).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field.fill('ph-2');
    await placeOrder(page);
    await expect(page.getByText(exemption).filter({ visible: true }).first()).toBeVisible();
    const orders = await rep.call(listPurchaseOrders, id);
    expect(orders.find(({ number }) => number === 'PH-2')).toMatchObject({ orderCount: 1 });
    expect(orders.find(({ number }) => number === 'PH-1')).toMatchObject({ spentInCents: 0 });
  },
);
