import { expect, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { openChangePage } from '../../../drivers/orders/change-page.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a buyer moves an order to another address, and an agent corrects its phone; both see it before it happens',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(180_000);
    const orderNumber = await openChangePage(page, 'address');
    const shown = formatOrderNumber(orderNumber as OrderNumber);
    await page.getByLabel('Street address').fill('9 Elm St');
    await page.getByLabel('City').fill('Pittsburgh');
    await page.getByLabel('ZIP code').fill('15213');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const preview = page.getByRole('region', { name: 'What changes' });
    await expect(preview).toContainText('The tires ship to 9 Elm St, Pittsburgh, PA 15213.');
    await expect(preview).toContainText('The price stays the same.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'change-address');
    await page.getByRole('main').getByRole('button', { name: 'Change address' }).click();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderNumber}$`));
    await expect(page.getByText('9 Elm St').filter({ visible: true }).first()).toBeVisible();

    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInAs(agent, 'support-agent');
    await agent.goto(`${consoleUrl}/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
    await agent.getByText(shown).filter({ visible: true }).first().click();
    await agent.getByRole('button', { name: /^Change order/ }).click();
    const dialog = agent.getByRole('dialog');
    await expect(dialog).toContainText('Until the carrier has the tires.');
    await keepPicture(agent, test.info(), 'change-menu');
    await dialog.getByRole('button', { name: /Change contact/ }).click();
    await dialog.getByLabel('Phone', { exact: true }).fill('(215) 555-0188');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('The phone number of the order is (215) 555 0188.');
    await keepPicture(agent, test.info(), 'change-contact');
    await expectAccessible(agent);
    await dialog.getByLabel('Reason').fill('The buyer called');
    await dialog.getByRole('button', { name: 'Change contact' }).click();
    await expect(dialog).toBeHidden();
    await expect(agent.getByText('Contact changed').first()).toBeVisible();
    await expect(agent.getByText('Address changed').first()).toBeVisible();
    await agent.close();
  },
);
