import { cents } from '@simpletread/domain';
import { bookings } from './ledger.js';
import type { SeedOrder } from '../seed-order.js';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));

describe('bookings', () => {
  const pricing = {
    tiresInCents: cents(56_800),
    discountInCents: cents(0),
    installationInCents: cents(0),
    installationSavingInCents: cents(0),
    roadHazardInCents: cents(0),
    roadHazardSavingInCents: cents(0),
    fetInCents: cents(0),
    stateFeeInCents: cents(400),
    freightInCents: cents(0),
    salesTaxInCents: cents(5_048),
    totalInCents: cents(62_248),
  };
  const refund = { id: 'refund', amountInCents: cents(12_000), createdAt: at(2), settledAt: at(5) };

  it('book the sale when placed and the refund when paid, not when requested', () => {
    const order = {
      id: 'order',
      number: '4K7QZ9M2XA',
      placedAt: at(1),
      pricing,
      refund,
    } as unknown as SeedOrder;
    expect(bookings(order).map(({ kind, reference, at: bookedAt }) => [kind, reference, bookedAt])).toEqual([
      ['sale', 'order', at(1)],
      ['refund', 'refund', at(5)],
    ]);
    expect(bookings({ ...order, refund: null })).toHaveLength(1);
  });
});
