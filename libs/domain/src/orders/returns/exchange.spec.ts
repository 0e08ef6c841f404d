import fc from 'fast-check';

import { cents } from '../../money/index.js';
import {
  canExchange,
  exchangeDifference,
  exchangeEndsAt,
  type ExchangeFacts,
  exchangeState,
  handlingDueAgain,
  tiresDueAgain,
} from './exchange.js';
import { RETURN_REASONS } from './return-reason.js';

const REQUESTED = new Date('2026-11-20T15:00:00.000Z');
const until = exchangeEndsAt(REQUESTED);
const facts = (change: Partial<ExchangeFacts> = {}): ExchangeFacts => ({
  until,
  isReturnOpen: true,
  isOrdered: false,
  standing: 0,
  ...change,
});

describe('an exchange', () => {
  it('is open for 72 hours, up to but not including the last instant', () => {
    expect(until).toEqual(new Date('2026-11-23T15:00:00.000Z'));
    expect(exchangeState(facts(), new Date(until.getTime() - 1))).toBe('open');
    expect(exchangeState(facts(), until)).toBe('lapsed');
  });

  it('is ordered while the buyer keeps a tire, and undone after the last one', () => {
    const late = new Date('2027-01-01T00:00:00.000Z');
    expect(exchangeState(facts({ isOrdered: true, standing: 1 }), late)).toBe('ordered');
    expect(exchangeState(facts({ isOrdered: true, standing: 0 }), REQUESTED)).toBe('undone');
    expect(exchangeState(facts({ isOrdered: true, standing: 4, isReturnOpen: false }), late)).toBe('ordered');
  });

  it('is over with its return if nothing was ordered', () => {
    expect(exchangeState(facts({ isReturnOpen: false }), REQUESTED)).toBe('over');
  });

  it('is for the wrong size only', () => {
    expect(RETURN_REASONS.filter(canExchange)).toEqual(['wrong-size']);
  });

  it('costs the price of the right tires less the refund, or leaves money over', () => {
    expect(exchangeDifference(cents(70_000), cents(66_528))).toBe(3_472);
    expect(exchangeDifference(cents(60_000), cents(66_528))).toBe(-6_528);
  });

  it('owes no handling again for other tires of its order that come back', () => {
    const waived = { tires: 4, chargedAgain: 0, standing: 4, lineIds: ['right'] };
    expect(handlingDueAgain(waived, [{ lineId: 'other', quantity: 4 }])).toBe(0);
    expect(
      handlingDueAgain(waived, [
        { lineId: 'right', quantity: 3 },
        { lineId: 'other', quantity: 4 },
      ]),
    ).toBe(3);
  });

  it('owes handling again for exactly the waived tires that no longer stand', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.integer({ min: -8, max: 40 }), (waived, standing) => {
        const due = tiresDueAgain(waived, standing);
        expect(due + Math.min(waived, Math.max(0, standing))).toBe(waived);
      }),
    );
  });
});
