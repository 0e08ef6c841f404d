import { changedAt, changeEvents } from './order-change.js';

const NONE = {
  releasedAt: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
};
const PLACED = new Date('2026-11-20T15:00:00Z');
const RELEASED = new Date('2026-11-20T15:31:00Z');
type Order = Parameters<typeof changedAt>[0];
const anOrder = (number: string, progress: object): Order =>
  ({ number, placedAt: PLACED, progress: { ...NONE, ...progress } }) as unknown as Order;

describe('the seeded changes of orders', () => {
  it('are of some orders that went on to the warehouse, within their first half hour', () => {
    expect(changeEvents(anOrder('4K7QZ9M2X7', { releasedAt: RELEASED }))).toEqual([
      {
        at: new Date('2026-11-20T15:17:00Z'),
        type: 'OrderChanged',
        actorKind: 'staff',
        actorName: 'Maya Ortiz',
        data: { kind: 'contact', fields: 'Phone', reason: 'The buyer called: two digits were swapped' },
      },
    ]);
  });

  it('are of no cancelled order, none that is just placed, and not of most', () => {
    const others = [
      anOrder('4K7QZ9M2X7', { releasedAt: RELEASED, cancelledAt: RELEASED }),
      anOrder('4K7QZ9M2X7', {}),
      anOrder('4K7QZ9M2X8', { releasedAt: RELEASED }),
    ];
    expect(others.map(changedAt)).toEqual([null, null, null]);
  });
});
