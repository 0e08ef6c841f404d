import { refundArrivals } from './refund-arrival.js';

describe('the arrival of a refund', () => {
  it.each([
    ['money', 'Visa 4242', 'Banks take 3 to 5 business days to show it.'],
    ['money', 'Affirm', 'Affirm applies it to your plan.'],
    ['money', 'Resolve', 'Resolve takes it off your invoice.'],
    ['gift-card', 'Gift card 7K2M-9QXW', 'The money is back on Gift card 7K2M-9QXW.'],
  ] as const)('is described for %s to %s', (tender, to, words) => {
    expect(refundArrivals([{ tender, to }])).toEqual([words]);
  });
});
