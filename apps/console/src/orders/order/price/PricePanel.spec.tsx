import type { AdminOrder } from '@simpletread/contract';
import { cents, explainPrice, guestContext, priceRecordOf } from '@simpletread/domain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { PricePanel } from './PricePanel.js';

const context = guestContext(new Date('2026-11-20T17:00:00Z'));
const explained = explainPrice({
  lines: [
    {
      lineId: 'x',
      tire: { tireId: 't', productLineId: 'l', brandSlug: 'b', categoryId: 1, sizeCode: 's' },
      unitPriceInCents: cents(14_200),
      quantity: 3,
      maxLoadLb: 1_874,
      isOversized: false,
      weightLb: 26,
      roadHazard: { isChosen: false, costPerTireInCents: cents(0) },
    },
  ],
  installation: { pricePerTireInCents: cents(2_200) },
  destination: null,
  context,
});

const order = {
  orderNumber: '4K7QZ9M2XA',
  placedAt: '2026-11-20T17:00:04.000Z',
  zip: '19147',
  accountType: 'Retail',
  shop: null,
  chosenVehicle: null,
  lines: [
    {
      brandName: 'Northway',
      name: 'Crosswind HT',
      sizeCode: '225/65R17',
      serviceDescription: '102H',
      itemNumber: 1,
      quantity: 3,
    },
  ],
  pricing: explained.priced,
  priceRecord: priceRecordOf(explained, context),
} as unknown as AdminOrder;

const setUp = (
  given: AdminOrder,
  permissions: readonly ('orders.read' | 'pricing.explain')[] = ['orders.read'],
) => {
  renderConsole(<PricePanel order={given} />, { dataProvider: {}, permissions: [...permissions] });
  return userEvent.setup();
};

const panel = () => screen.findByRole('region', { name: 'Price breakdown' });

describe('how the total of an order came about', () => {
  it('unfolds to the rules of each part, and says of every other promotion why not', async () => {
    const user = setUp(order);
    const sheet = within(await panel());
    await user.click(sheet.getByRole('button', { name: 'Expand all' }));
    expect(sheet.getByText('3 tires at $142.00')).toBeTruthy();
    expect(sheet.getByText('3 tires at $22.00')).toBeTruthy();
    expect(sheet.getByText('$492.00')).toBeTruthy();
    const missed = sheet.getByRole('region', { name: 'Promotions that did not apply' });
    expect(missed.textContent).toContain('Four-tire installation saving: needs 4 tires, has 3');
  });

  it('prints unfolded', async () => {
    const wasOpen: (string | null)[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      wasOpen.push(
        ...[...document.querySelectorAll('[aria-expanded]')].map((part) =>
          part.getAttribute('aria-expanded'),
        ),
      );
    });
    const user = setUp(order);
    await user.click(within(await panel()).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(wasOpen).toEqual(['true', 'true']);
    print.mockRestore();
  });

  it('covers older orders, which kept no reasons', async () => {
    setUp({ ...order, priceRecord: null });
    expect((await panel()).textContent).toContain('Why other promotions didn’t apply isn’t recorded');
  });

  it('links to the same question for staff who may ask it', async () => {
    setUp(order, ['orders.read', 'pricing.explain']);
    const link = await within(await panel()).findByRole('link', { name: 'Explain price' });
    expect(link.getAttribute('href')).toMatch(/^\/price-explanations\?a=/);
  });
});
