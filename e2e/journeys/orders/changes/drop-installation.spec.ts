import { expect, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { aLateTime, buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';

test(
  'a buyer drops the installation and has the tires shipped home, then an agent sends them to FedEx',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(180_000);
    const tireId = await tireWithStock(20, 5_000);
    const { orderNumber, email } = await buyByApi(tireId, 4, await aLateTime(tireId));
    const shown = formatOrderNumber(orderNumber as OrderNumber);
    const change = `/account/my-orders/${orderNumber}/change?kind=receiving`;
    await page.goto(`/register?returnTo=${encodeURIComponent(change)}`);
    await openAccount(page, {
      firstName: 'Dana',
      lastName: 'Okafor',
      email,
      password: 'gravel under the snow',
    });
    await expect(page.getByRole('heading', { name: `Change order ${shown}` })).toBeVisible({
      timeout: 30_000,
    });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Pick up at FedEx' }).click();
    await expect(main.getByRole('group', { name: 'Choose your FedEx location' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'pick-up-instead');
    await main.getByRole('link', { name: 'Ship to me' }).click();
    // Each way is a page of its own, with a button of the same name.
    await expect(main.getByLabel('Street address')).toBeVisible();
    await main.getByRole('button', { name: 'Preview changes' }).click();
    const preview = page.getByRole('region', { name: 'What changes' });
    await expect(preview).toContainText('The tires ship to 1214 Wharton St, Philadelphia, PA 19147.');
    await expect(preview).toContainText(/The installation at .+ is cancelled\. We email the shop\./);
    const refund = /(\$[\d,]+\.\d\d) is refunded to Visa 4242\./.exec(await preview.innerText())?.[1] ?? '';
    expect(refund).not.toBe('');
    await expectAccessible(page);
    await keepPicture(page, test.info(), 'drop-installation');
    await main.getByRole('button', { name: 'Change delivery' }).click();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderNumber}$`));
    await expect(main.getByText('Shipped to').filter({ visible: true }).first()).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(`${refund} was refunded to Visa`)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });

    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInAs(agent, 'support-agent');
    await agent.goto(`${consoleUrl}/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
    await agent.getByText(shown).filter({ visible: true }).first().click();
    await agent.getByRole('button', { name: /^Change order/ }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByRole('button', { name: /Change delivery/ }).click();
    const location = dialog.getByLabel('FedEx location');
    await expect(location.locator('option')).not.toHaveCount(1);
    await location.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('ready to pick up with a photo ID.');
    await expectAccessible(agent);
    await keepPicture(agent, test.info(), 'pick-up-instead-console');
    await dialog.getByLabel('Reason').fill('Away on the day of delivery');
    await dialog.getByRole('button', { name: /^Change delivery/ }).click();
    await expect(dialog).toBeHidden();
    await expect(agent.getByText('Delivery changed').filter({ visible: true }).first()).toBeVisible();
    await agent.close();
  },
);
