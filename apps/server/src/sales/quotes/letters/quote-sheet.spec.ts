import { cents, type QuoteNumber } from '@simpletread/domain';

import type { SentOption } from '../quote.js';
import { quoteSheets } from './quote-sheet.js';

const PRICING = {
  ...{ lines: [], promotions: [], isTaxKnown: true, totalInCents: cents(71_844) },
  trace: [
    { label: '4 tires', detail: '', amountInCents: cents(55_296) },
    { label: 'Installation', detail: '', amountInCents: cents(16_548) },
    { label: 'Shipping to the shop', detail: '', amountInCents: cents(0) },
  ],
};
const LINE = {
  ...{ brandName: 'Falken', name: 'Pro G5', sizeCode: '225/60R18', serviceDescription: '104H' },
  ...{ quantity: 4, salePriceInCents: cents(13_824), subtotalInCents: cents(55_296), fit: null },
};
const OFFER = { lines: [LINE], pricing: PRICING, installedPricing: null, alerts: [] };
const option = (name: SentOption['option']): SentOption =>
  ({ option: name, offer: OFFER, held: [] }) as unknown as SentOption;
const QUOTE: Parameters<typeof quoteSheets>[0]['quote'] = {
  state: 'sent',
  number: '4K7QZ9M2XA' as QuoteNumber,
  firstName: 'Lena',
  message: 'A quiet ride.',
  goods: { zip: '19147', vehicle: null, lines: [] },
  madeBy: { staffId: 's', name: 'Rosa Delgado' },
};
const printAs = (quote: typeof QUOTE, ...options: [SentOption, ...SentOption[]]) =>
  quoteSheets({
    ...{ quote, sending: { options, lastDay: '2026-12-12' }, servicePhone: '(800) 555 0142' },
    receiving: { fulfilment: 'ship-to-me', shop: null, pickupPoint: null, appointment: null },
  });

const print = (...options: [SentOption, ...SentOption[]]) => printAs(QUOTE, ...options);

describe('the file of a quote', () => {
  it('has its tires, parts and total as sent, until when, and how they are received', () => {
    const [sheet] = print(option('good'));
    expect(sheet).toMatchObject({
      ...{ heading: 'Quote', total: '$718.44' },
      lines: [{ name: 'Falken Pro G5 225/60R18 104H', price: '4 at $138.24', amount: '$552.96' }],
    });
    expect(sheet?.parts.at(-1)).toEqual(['Shipping to the shop', 'Free with this deal']);
    expect(sheet?.facts).toContainEqual(['Receiving', 'Shipped to you']);
    expect(sheet?.facts).toContainEqual(['Good until', 'December 12, 2026']);
    expect(sheet?.notes.join(' ')).toContain('You pay these tire prices through December 12, 2026');
  });

  it('holds no prices once the quote is withdrawn', () => {
    const [sheet] = printAs({ ...QUOTE, state: 'withdrawn' }, option('good'));
    expect(sheet?.facts).toContainEqual(['Good until', 'Withdrawn']);
    expect(sheet?.notes).toContain('This quote was withdrawn. Its prices are no longer held.');
    expect(sheet?.notes.join(' ')).not.toContain('You pay these tire prices');
  });

  it('has a page for each option', () => {
    expect(print(option('good'), option('best')).map(({ heading }) => heading)).toEqual([
      'Quote, option Good',
      'Quote, option Best',
    ]);
  });
});
