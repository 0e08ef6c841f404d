import { expect, test } from '@playwright/test';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const TABLE = [
  'Unit,Year,Make,Model,Front size,Miles,Rotated on,Rotated at',
  'V1,2019,Honda,CR-V,235/60R18,"30,200",1/5/2026,"24,000"',
  'V2,2019,Honda,CR-V,205/55R16,,,',
].join('\r\n');

test(
  'a sales representative adds a fleet, imports its units, logs the rotation that is due, and keeps its purchase orders',
  ONE_SIZE,
  async ({ page }) => {
    const name = `Prado Hauling ${Date.now()}`;
    await signInAs(page, 'sales-rep');
    await page.goto(`${consoleUrl}/fleets`);
    await page.getByRole('button', { name: 'New fleet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Company').fill(name);
    await dialog.getByLabel('Contact').fill('Lena Prado');
    await dialog.getByLabel('Email').fill('lena.prado@example.com');
    await dialog.getByLabel('Phone').fill('(215) 555-0149');
    await dialog.getByRole('button', { name: 'Add fleet' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: 'Import' }).click();
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('This vehicle wasn’t made with 205/55R16.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 unit' }).click();
    await expect(dialog.getByText('1 unit added. 1 row is refused.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 unit, 1 rotation due')).toBeVisible();

    await page.getByRole('button', { name: 'Log rotation of unit V1' }).click();
    await dialog.getByLabel('Odometer').fill('30,100');
    await dialog.getByRole('button', { name: 'Log rotation' }).click();
    await expect(dialog.getByText(/The odometer was at 30,200 miles before/).first()).toBeVisible();
    await dialog.getByLabel('Odometer').fill('30,450');
    await dialog.getByRole('button', { name: 'Log rotation' }).click();
    await expect(page.getByText('1 unit', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add purchase order' }).click();
    await dialog.getByLabel('PO number').fill('PH-2027-04');
    await dialog.getByLabel('Limit').fill('0');
    await dialog.getByRole('button', { name: 'Add purchase order' }).click();
    await expect(dialog.getByText('Please enter an amount from $0.01 to $1,000,000').first()).toBeVisible();
    await dialog.getByLabel('Limit').fill('2,400.00');
    await dialog.getByRole('button', { name: 'Add purchase order' }).click();
    const order = page.getByRole('row').filter({ hasText: 'PH-2027-04' });
    await expect(order).toContainText('Open');
    await expect(order).toContainText('$2,400.00');
    await order.getByRole('button', { name: 'Close purchase order PH-2027-04' }).click();
    await expect(order).toContainText('Closed');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'V1', exact: true }).click();
    await expect(page.getByText('6,000 miles left or')).toBeVisible();
    await expectAccessible(page);
  },
);
