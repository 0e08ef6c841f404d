import { expect, test } from '@playwright/test';
import { getQuote } from '@simpletread/contract';

import { signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { sendOpenQuote, writeQuote } from '../../../drivers/sales/quote-drivers.js';
import { staffApi } from '../../../drivers/sso/staff-api.js';

const REP = 'sales-rep@simpletread.example';

test(
  'a sales representative sends a quote, its customer opens it and adds the tires to a cart, and the console shows it [R1.14] [R8.11]',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const email = `dana.${Date.now()}@example.com`;
    await signInAs(page, 'sales-rep');
    await writeQuote(page, {
      firstName: 'Dana',
      email,
      phone: '(215) 555-0149',
      zip: '19147',
      vehicle: { make: 'Honda', model: 'CR-V', year: '2019' },
      tire: '235/60R18',
    });
    await expectAccessible(page);
    const said = await sendOpenQuote(page);
    expect(said).toMatch(
      new RegExp(`^Quote Q-\\w{5}-\\w{5} sent to ${email.replaceAll('.', '\\.')} and \\(215\\) 555-0149\\.$`),
    );
    await expectAccessible(page);

    const id = /quotes\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
    const { link } = await (await staffApi(REP)).call(getQuote, { params: { id } });
    const customer = await (await browser.newContext()).newPage();
    await customer.goto(link ?? '');
    await expect(customer.getByRole('heading', { level: 1, name: 'Dana, here is your quote' })).toBeVisible();
    await expect(customer.getByText(/Fits your 2019 CR-V/).first()).toBeVisible();
    await expect(customer.getByText('We hold these tire prices')).toBeVisible();
    await expectAccessible(customer);
    await expectNoSidewaysScroll(customer);
    await expect(page.getByText('The customer opened it')).toBeVisible({ timeout: 20_000 });

    await customer.getByRole('button', { name: 'Add these tires to my cart' }).click();
    await expect(customer).toHaveURL(/\/cart$/);
    await expect(customer.getByText(/235\/60R18/).first()).toBeVisible();
    await expect(page.getByText('The customer added the tires to a cart')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Taken', { exact: true })).toBeVisible();
    await customer.context().close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(link ?? '');
    await reader.getByRole('button', { name: 'Add these tires to my cart' }).click();
    await expect(reader).toHaveURL(/\/cart$/);
    await plain.close();
  },
);
