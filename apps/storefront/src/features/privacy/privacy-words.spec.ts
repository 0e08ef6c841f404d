import { blocksInWords, dayOf } from './privacy-words';

it('says what keeps an erasure waiting', () => {
  expect(
    blocksInWords([
      { reason: 'openOrder', count: 1 },
      { reason: 'openRefund', count: 2 },
    ]),
  ).toBe('an order is not delivered yet, and 2 refunds are not paid out yet');
});

it('names days as they are in the shop', () => {
  expect(dayOf('2026-12-05T02:00:00Z')).toBe('December 4, 2026');
});
