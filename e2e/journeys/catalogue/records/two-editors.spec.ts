import { expect, test } from '@playwright/test';
import { changeCatalogueRecord, listCatalogueRecords } from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const MERCHANDISER = 'merchandiser@simpletread.example';
// A line that no other journey buys or changes.
const LINE = 'Kumho Solus TA11';

test(
  'a colleague’s save shows field by field while one edits, and one of both values is chosen',
  ONE_SIZE,
  async ({ page }) => {
    const colleague = await staffApi(MERCHANDISER);
    const [line] = await colleague.call(listCatalogueRecords, {
      params: { kind: 'product-lines' },
      query: { filter: JSON.stringify({ q: LINE }) },
    });
    const [tire] = await colleague.call(listCatalogueRecords, {
      params: { kind: 'tires' },
      query: { filter: JSON.stringify({ lineId: line?.id }) },
    });
    if (tire === undefined) throw new Error(`${LINE} has no tire`);
    const before = Number(tire.values['priceInCents']);
    const priced = (version: number, priceInCents: number) =>
      colleague.call(
        changeCatalogueRecord,
        { params: { kind: 'tires', id: tire.id }, body: { version, values: { priceInCents } } },
        once(),
      );
    await signInByApi(page, { email: 'admin@simpletread.example' });
    await page.goto(`${consoleUrl}/tires/${tire.id}/show`);
    const price = page.getByLabel('Price');
    await expect(price).toHaveValue((before / 100).toFixed(2));
    await price.fill(((before + 100) / 100).toFixed(2));
    await priced(tire.version, before + 200);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^\w+ \w+ saved this while you were editing it/)).toBeVisible();
    await expect(page.getByText('Choose above which values to keep.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Use theirs for/ }).click();
    await expect(price).toHaveValue(((before + 200) / 100).toFixed(2));
    await expect(page.getByText(/saved this while you were editing it/)).toBeHidden();
    await priced(tire.version + 1, before);
  },
);
