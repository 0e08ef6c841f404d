import { expect, type Page, test } from '@playwright/test';

import { openOrders, signInAs } from '../drivers/shell/console-drivers.js';
import { buyByApi } from '../drivers/orders/order-api.js';

const ROUNDS = 10;
const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';

interface ProductAnswer {
  readonly tires: readonly {
    readonly tireId: string;
    readonly stock: readonly { readonly available: number }[];
  }[];
}

/** Returns a tire with enough stock in one warehouse for all rounds. */
const tireInStock = async (page: Page): Promise<string> => {
  const filter = encodeURIComponent(JSON.stringify({ isOutOfStock: false }));
  const lines = await page.request.get(`${serverUrl}/admin/products?range=[0,49]&filter=${filter}`);
  for (const { id } of (await lines.json()) as { id: string }[]) {
    const product = (await (
      await page.request.get(`${serverUrl}/admin/products/${id}`)
    ).json()) as ProductAnswer;
    const found = product.tires.find(({ stock }) => stock.some(({ available }) => available >= 4 * ROUNDS));
    if (found !== undefined) return found.tireId;
  }
  throw new Error('no tire is in stock for all rounds');
};

/** Records in the page when each order number first appears in the list. */
const watchOrders = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    const look = (): void =>
      document.querySelectorAll('[data-row-link]').forEach((link) => {
        const number = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(link.textContent)?.[0].replace('-', '');
        if (number !== undefined && !seen.has(number)) seen.set(number, Date.now());
      });
    look();
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(globalThis, { seenAt: (number: string) => seen.get(number) ?? null });
  });

const seenAt = async (page: Page, orderNumber: string): Promise<number> => {
  const handle = await page.waitForFunction(
    (number) => (globalThis as unknown as { seenAt(of: string): number | null }).seenAt(number),
    orderNumber.replace('-', ''),
    { polling: 20, timeout: 20_000 },
  );
  return Number(await handle.jsonValue());
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

test('a new order appears on the agent’s screen after', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAs(page, 'support-agent');
  const tireId = await tireInStock(page);
  await openOrders(page);
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await watchOrders(page);
  const fromAnswer: number[] = [];
  const fromSending: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderNumber, sentAt, answeredAt } = await buyByApi(tireId);
    const at = await seenAt(page, orderNumber);
    fromAnswer.push(at - answeredAt);
    fromSending.push(at - sentAt);
  }
  const description = `${median(fromAnswer)} ms after the buyer’s answer (${fromAnswer.join(', ')}); ${median(fromSending)} ms after the order was sent (${fromSending.join(', ')})`;
  test.info().annotations.push({ type: 'new order on screen', description });
  console.log(description);
});
