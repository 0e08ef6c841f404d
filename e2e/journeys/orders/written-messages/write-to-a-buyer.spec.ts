import { expect, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test('an agent sends a saved reply by keyboard, and it is in the order’s timeline as sent @desktop-and-phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { orderNumber } = await buyByApi(await tireWithStock(20, 5_000));
  const shown = formatOrderNumber(orderNumber as OrderNumber);
  await signInAs(page, 'support-agent');
  await page.goto(`${consoleUrl}/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
  await page.getByText(shown).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: shown })).toBeVisible();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Write to the buyer' });
  const reply = dialog.getByLabel('Saved reply');
  await reply.focus();
  await page.keyboard.type('Delayed');
  await expect(dialog.getByLabel('Subject')).toHaveValue(`Your order ${shown} is delayed`);
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(
    /^\w+, your tires are taking longer/,
  );
  const mail = dialog.frameLocator('iframe[title="Email preview"]');
  await expect(mail.getByText('your tires are taking longer').last()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'write-a-message');
  await dialog.getByRole('button', { name: 'Send message' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Email to the buyer').first()).toBeVisible();
  await page
    .getByRole('link', { name: `Your order ${shown} is delayed` })
    .first()
    .click();
  await expect(page.getByText('Written by our team')).toBeVisible();
  await page.getByRole('radio', { name: 'Plain text' }).check({ force: true });
  await expect(
    page.getByText('You’re getting this email because you are a customer of SimpleTread.'),
  ).toBeVisible();
});
