import { expect, test } from '@playwright/test';
import {
  appointmentWords,
  formatOrderNumber,
  type OrderNumber,
  readAppointmentKey,
} from '@simpletread/domain';

import { aLateTime, buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';

test(
  'a buyer with an account changes the time of an installation, and the order shows the new one',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const tireId = await tireWithStock(20, 5_000);
    const at = await aLateTime(tireId);
    const { orderNumber, email } = await buyByApi(tireId, 4, at);
    const shown = formatOrderNumber(orderNumber as OrderNumber);
    const move = `/account/my-orders/${orderNumber}/appointment`;
    await page.goto(`/register?returnTo=${encodeURIComponent(move)}`);
    await openAccount(page, {
      firstName: 'Dana',
      lastName: 'Okafor',
      email,
      password: 'gravel under the snow',
    });
    await expect(page.getByRole('heading', { name: `Appointment of order ${shown}` })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('main')).toContainText(
      appointmentWords({ ...at.appointment, dropOffWindow: null }),
    );
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await expect(page.getByText('This is the current time. Please select another one.')).toBeVisible();
    const others = page.locator('input[name="slot"]:not(:checked):not(:disabled)');
    const wanted = readAppointmentKey((await others.first().getAttribute('value')) ?? '');
    if (wanted === null) throw new Error('the day has no other free time');
    await others.first().check({ force: true });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderNumber}$`));
    await expect(
      page
        .getByText(appointmentWords({ ...wanted, dropOffWindow: null }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Change the time' }).click();
    await expect(page.getByText('You can change it online 2 more times')).toBeVisible();
  },
);
