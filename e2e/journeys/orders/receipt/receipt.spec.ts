import { expect, test } from '@playwright/test';

import { buyInstalled, PRIYA } from '../../../drivers/carts/checkout-drivers.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

test(
  'a buyer opens the receipt of their order, and a stranger with its address finds nothing [R2.24]',
  ONE_SIZE,
  async ({ page, playwright, baseURL }) => {
    test.setTimeout(180_000);
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await buyInstalled(page, { ...PRIYA, email: `receipt.${Date.now()}@example.com` });

    const link = page.getByRole('link', { name: 'Receipt (PDF)' });
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/my_customers\/pdf\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/Receipt_[0-9a-f-]{36}\.pdf$/);
    const mine = await page.request.get(path);
    expect(mine.status()).toBe(200);
    expect(mine.headers()['content-type']).toBe('application/pdf');
    expect(mine.headers()['cache-control']).toContain('no-store');
    expect((await mine.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    expect((await stranger.get(path)).status()).toBe(404);
    expect((await page.request.get(path.replace('Receipt_', 'Other_'))).status()).toBe(404);
    await stranger.dispose();
  },
);
