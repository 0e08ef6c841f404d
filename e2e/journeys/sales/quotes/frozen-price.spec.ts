import { expect, test } from '@playwright/test';
import { changeCatalogueRecord, getQuote, listCatalogueRecords } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';

import {
  APPROVED_CARD,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { sendOpenQuote } from '../../../drivers/sales/quote-drivers.js';
import { consoleUrl, signInAs, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const REP = 'sales-rep@simpletread.example';
const MERCHANDISER = 'merchandiser@simpletread.example';
const SIZE = '235/60R18';

test(
  'a request becomes a quote, the tire gets dearer, and its customer is charged the quoted price',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const email = `frieda.${Date.now()}@example.com`;
    await page.goto('/tire-request');
    for (const [label, value] of [
      ['First name', 'Frieda'],
      ['Last name', 'Nakamura'],
      ['Email', email],
      ['Tire quantity', '4'],
      ['Vehicle make', 'Honda'],
      ['Vehicle model', 'CR-V'],
      ['Tire size', SIZE],
      ['Brand', 'Any'],
    ] as const)
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    const requestNumber = await page.getByRole('main').locator('b.t-num').first().innerText();

    const rep = await browser.newPage({ viewport: page.viewportSize() });
    await signInAs(rep, 'sales-rep');
    await rep.goto(
      `${consoleUrl}/sales-requests?filter=${encodeURIComponent(JSON.stringify({ q: requestNumber }))}`,
    );
    await rep.getByText(requestNumber).filter({ visible: true }).first().click();
    await rep.getByRole('link', { name: 'Write quote' }).click();
    await expect(rep.getByLabel('Email')).toHaveValue(email);
    await rep.getByLabel('Phone').fill('(215) 555-0149');
    await rep.getByLabel('ZIP code').fill('19147');
    await rep.getByLabel('Make').selectOption({ label: 'Honda' });
    await rep.getByLabel('Model').selectOption({ label: 'CR-V' });
    await rep.getByLabel('Year').selectOption({ label: '2019' });
    await rep.getByLabel('Add a tire').fill(SIZE);
    await rep.getByRole('listbox').getByRole('option').first().click();
    await expect(rep.getByText(/Fits the vehicle/)).toBeVisible();
    await rep.getByRole('button', { name: 'Save draft' }).click();
    await expect(rep.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible();
    await sendOpenQuote(rep);
    const id = /quotes\/([\w-]{36})/.exec(rep.url())?.[1] ?? '';
    const quote = await (await staffApi(REP)).call(getQuote, { params: { id } });
    await rep.close();

    const desk = await staffApi(MERCHANDISER);
    const tireId = quote.lines[0]?.tireId ?? '';
    const [tire] = await desk.call(listCatalogueRecords, {
      params: { kind: 'tires' },
      query: { filter: JSON.stringify({ id: [tireId] }) },
    });
    if (tire === undefined) throw new Error('the quoted tire is not in the catalogue');
    const before = Number(tire.values['priceInCents']);
    const quoted = formatMoney(cents(4 * before));
    await page.goto(quote.link ?? '');
    await expect(page.getByRole('main')).toContainText(quoted);

    const merchandiser = await browser.newPage({ viewport: page.viewportSize() });
    await signInByApi(merchandiser, { email: MERCHANDISER });
    await merchandiser.goto(`${consoleUrl}/tires/${tireId}/show`);
    await merchandiser.getByLabel('Price').fill(((before + 5_000) / 100).toFixed(2));
    await merchandiser.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(merchandiser.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await merchandiser.close();

    await page.reload();
    await page.getByRole('button', { name: 'Add these tires to my cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText(quoted);
    await startCheckout(page);
    await page.getByRole('radio', { name: /^To me/ }).check();
    await fillShipTo(page, { ...PRIYA, email });
    await page.getByRole('button', { name: /^Continue to/ }).click();
    await page.waitForURL(/\/checkout\/(services|payments)/);
    if (page.url().includes('/services')) await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(quoted);

    const { version } = (
      await desk.call(listCatalogueRecords, {
        params: { kind: 'tires' },
        query: { filter: JSON.stringify({ id: [tireId] }) },
      })
    )[0] ?? { version: 0 };
    const restored = { version, values: { priceInCents: before } };
    await desk.call(changeCatalogueRecord, { params: { kind: 'tires', id: tireId }, body: restored }, once());
  },
);
