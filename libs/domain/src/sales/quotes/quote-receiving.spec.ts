import { quotePlaceWords, type QuoteReceiving, quoteReceivingWords } from './quote-receiving.js';

const SHIPPED: QuoteReceiving = {
  fulfilment: 'ship-to-me',
  shop: null,
  pickupPoint: null,
  appointment: null,
};
const AT_SHOP: QuoteReceiving = {
  ...SHIPPED,
  fulfilment: 'ship-to-shop',
  shop: { company: 'South Street Auto' },
};

describe('how a quote’s tires are received', () => {
  it('is named with its place', () => {
    expect(quotePlaceWords(SHIPPED)).toBe('Shipped to you');
    expect(quotePlaceWords(AT_SHOP)).toBe('Installed at South Street Auto');
    const counter = {
      ...SHIPPED,
      fulfilment: 'warehouse-pickup' as const,
      pickupPoint: { name: 'Carlisle' },
    };
    expect(quoteReceivingWords(counter)).toBe('Pickup at Carlisle');
  });

  it('has the time at the shop once one is chosen', () => {
    expect(quoteReceivingWords(AT_SHOP)).toBe('Installed at South Street Auto');
    const appointment = { date: '2026-12-01', startTime: '09:00', dropOffWindow: null };
    expect(quoteReceivingWords({ ...AT_SHOP, appointment })).toBe(
      'Installed at South Street Auto, Tuesday, December 1, 2026 at 9:00 am',
    );
  });
});
