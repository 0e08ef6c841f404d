import { stockHeldUntil } from './stock-hold.js';

describe('the hold on stock', () => {
  it('ends fifteen minutes after the payment began', () => {
    expect(stockHeldUntil(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-11-20T15:15:00Z'));
  });

  it('ends ten minutes after a visit to a lender began', () => {
    expect(stockHeldUntil(new Date('2026-11-20T15:00:00Z'), { isAtLender: true })).toEqual(
      new Date('2026-11-20T15:10:00Z'),
    );
  });
});
