import { expect, test } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

test.describe('guided shopping', () => {
  test('asks for vehicle, roads, winter and priorities, ranks tires with reasons, and goes back', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Help me choose', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search tires' });
    await dialog.getByRole('option', { name: /For my vehicle/ }).click();
    await dialog.getByRole('combobox', { name: 'I drive a' }).fill('2019 honda crv ex');
    await dialog
      .getByRole('option', { name: /2019 Honda CR-V EX/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/guided-shopping\?vehicle=honda\/cr-v\/2019&trim=ex/);

    await page.getByRole('link', { name: /City and highway/ }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: /^Snowy/ }).click();
    await page.getByRole('link', { name: /Grip in snow/ }).click();
    await expect(page.getByRole('heading', { name: 'And after that?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'What matters most to you?' })).toBeVisible();
    await page.getByRole('link', { name: /Many miles/ }).click();
    await page.getByRole('link', { name: /Grip in snow/ }).click();
    await page.getByRole('link', { name: 'That’s all, show tires' }).click();

    const tires = page.getByRole('region', { name: /^The best \d+ of \d+ for you/ });
    const first = tires.getByRole('listitem').first();
    await expect(first.getByRole('list', { name: 'Why' })).toContainText('Fits your vehicle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test.describe('without script', ONE_SIZE, () => {
    test.use({ javaScriptEnabled: false });

    test('goes from a typed size to the tires', async ({ page }) => {
      await page.goto('/guided-shopping?by=size');
      await page.getByLabel('Tire size').fill('225 65 17');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('link', { name: /^225\/65R17/ }).click();
      await page.getByRole('link', { name: /Rural roads/ }).click();
      await page.getByRole('link', { name: /^Mild/ }).click();
      for (const what of [/Toughness/, /low price/, /Grip in rain/])
        await page.getByRole('link', { name: what }).click();
      await expect(page.getByRole('heading', { name: /^The best \d+ of \d+ for you/ })).toBeVisible();
    });
  });
});
