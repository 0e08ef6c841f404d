import type { OrderState } from '../order/index.js';
import { type TrackedOrder, TRACKING_STEPS, trackingSteps } from './tracking.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));

const TIMES = { placedAt: at(10), pendingPickupAt: at(11), inTransitAt: at(12), deliveredAt: at(13) };

const anOrder = (state: OrderState, change: Partial<TrackedOrder> = {}): TrackedOrder => ({
  state,
  placedAt: at(10),
  pendingPickupAt: null,
  inTransitAt: null,
  deliveredAt: null,
  cancelledAt: null,
  ...change,
});

const statesOf = (order: TrackedOrder): string[] =>
  trackingSteps(order).map(({ name, state }) => `${name}: ${state}`);

describe('trackingSteps', () => {
  it('walks Order Processed, Pending Carrier Pickup, In Transit, Delivered; a cancelled order ends there [R4.09]', () => {
    expect(TRACKING_STEPS).toEqual(['Order Processed', 'Pending Carrier Pickup', 'In Transit', 'Delivered']);
    expect(statesOf(anOrder('placed'))).toEqual([
      'Order Processed: current',
      'Pending Carrier Pickup: todo',
      'In Transit: todo',
      'Delivered: todo',
    ]);
    expect(statesOf(anOrder('pendingPickup'))).toEqual([
      'Order Processed: done',
      'Pending Carrier Pickup: current',
      'In Transit: todo',
      'Delivered: todo',
    ]);
    expect(statesOf(anOrder('inTransit'))).toEqual([
      'Order Processed: done',
      'Pending Carrier Pickup: done',
      'In Transit: current',
      'Delivered: todo',
    ]);
    expect(statesOf(anOrder('delivered'))).toEqual(TRACKING_STEPS.map((name) => `${name}: done`));
    expect(statesOf(anOrder('cancelled'))).toEqual(['Order Processed: done', 'Cancelled: cancelled']);
  });

  it('gives the time of each reached step', () => {
    expect(trackingSteps(anOrder('delivered', TIMES)).map((step) => step.at)).toEqual([
      at(10),
      at(11),
      at(12),
      at(13),
    ]);
  });

  it('gives no time for a future step, even if one was recorded', () => {
    expect(trackingSteps(anOrder('placed', TIMES)).map((step) => step.at)).toEqual([
      at(10),
      null,
      null,
      null,
    ]);
  });

  it('gives no time that was not recorded', () => {
    expect(trackingSteps(anOrder('inTransit')).map((step) => step.at)).toEqual([at(10), null, null, null]);
  });

  it('keeps the steps a cancelled order reached', () => {
    const order = anOrder('cancelled', { pendingPickupAt: at(11), cancelledAt: at(12) });
    expect(trackingSteps(order)).toEqual([
      { name: 'Order Processed', state: 'done', at: at(10) },
      { name: 'Pending Carrier Pickup', state: 'done', at: at(11) },
      { name: 'Cancelled', state: 'cancelled', at: at(12) },
    ]);
  });

  it('walks Order Processed, Ready for pickup and Picked up at a warehouse', () => {
    const pickup = (state: OrderState, change: Partial<TrackedOrder> = {}) =>
      anOrder(state, { fulfilment: 'warehouse-pickup', ...change });
    expect(statesOf(pickup('placed'))).toEqual([
      'Order Processed: current',
      'Ready for pickup: todo',
      'Picked up: todo',
    ]);
    expect(statesOf(pickup('pendingPickup', TIMES))).toEqual([
      'Order Processed: done',
      'Ready for pickup: current',
      'Picked up: todo',
    ]);
    const done = pickup('delivered', { ...TIMES, inTransitAt: null });
    expect(trackingSteps(done).map(({ at: reachedAt, state }) => [state, reachedAt])).toEqual([
      ['done', at(10)],
      ['done', at(11)],
      ['done', at(13)],
    ]);
    const expired = pickup('cancelled', { pendingPickupAt: at(11), cancelledAt: at(15) });
    expect(statesOf(expired)).toEqual([
      'Order Processed: done',
      'Ready for pickup: done',
      'Cancelled: cancelled',
    ]);
  });
});
