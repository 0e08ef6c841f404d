import type { SwapOffer, SwapView } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { SwapPageView } from './SwapPageView';

jest.mock('./take-swap', () => ({ takeSwapTires: () => undefined }));

const REFUND =
  'As soon as you place the new order, order 4K7QZ-9M2XA is cancelled and $818.04 is refunded to Visa 4242.';

const swap: SwapView = {
  orderNumber: '4K7QZ-9M2XA',
  refusal: null,
  until: '2026-11-27T21:42:00.000Z',
  vehicle: null,
  fulfilment: 'ship-to-me',
  shopName: null,
  appointment: null,
  lines: [{ lineId: 'line', name: 'Kestrel Tour 4S 225/65R17 102H', sizeCode: '225/65R17', quantity: 4 }],
};

const offerOf = (tireId: string, totalInCents: number): SwapOffer => ({
  tireId,
  name: `Halden ${tireId} 225/65R17 102H`,
  sizeCode: '225/65R17',
  fit: null,
  amounts: [],
  totalInCents: cents(totalInCents),
  refundInCents: cents(81_804),
  refundTo: 'Visa 4242',
  keepsAppointment: null,
  effects: [`You pay ${totalInCents} at checkout for a new order.`, REFUND],
});

const shown = (offers: readonly SwapOffer[]): string =>
  renderToStaticMarkup(
    <SwapPageView
      token="token"
      swap={swap}
      wish={{ lineId: 'line', quantity: 4 }}
      offers={offers}
      phone={{ display: '(800) 555 0142', value: '+18005550142' }}
    />,
  );

describe('the page on which tires are swapped', () => {
  it('says once what all tires have in common, and in each card what is its own', () => {
    const html = shown([offerOf('A', 85_196), offerOf('B', 76_928)]);
    expect(html.split(REFUND)).toHaveLength(2);
    expect(html).toContain('You pay 85196 at checkout');
    expect(html).toContain('You pay 76928 at checkout');
    expect(html).toContain('$33.92 more than your refund');
    expect(html).toContain('$48.76 less than your refund');
  });

  it('leaves everything in the card of a single offer', () => {
    const html = shown([offerOf('A', 85_196)]);
    expect(html.split(REFUND)).toHaveLength(2);
    expect(html).not.toContain('With any of these tires');
  });

  it('says where to go if no tires are in stock', () => {
    expect(shown([])).toContain('(800) 555 0142');
  });
});
