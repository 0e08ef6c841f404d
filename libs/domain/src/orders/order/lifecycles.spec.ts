import { paymentMachine } from '../../carts/index.js';
import { allocationMachine } from '../../catalogue/index.js';
import { appointmentMachine } from '../../installers/index.js';
import { eventsFrom, type Machine, machineDiagram, transition } from '../../machine/index.js';
import { refundMachine } from '../refunds/index.js';
import { orderMachine } from './order-state.js';

const everyGuard = { windowOpen: true, held: true, delayed: true, warehousePickup: true };

/** Every step of a machine as `state event target`, over all pairs of state and event. */
const allSteps = <S extends string, E extends string>(machine: Machine<S, E>): string[] =>
  machine.states.flatMap((state) =>
    (Object.keys(machine.events) as E[]).flatMap((event) => {
      const moved = transition(machine, state, event, everyGuard);
      return moved.ok ? [`${state} ${event} ${moved.value}`] : [];
    }),
  );

const reachable = <S extends string, E extends string>(machine: Machine<S, E>): Set<S> => {
  const seen = new Set<S>([machine.initial]);
  for (const state of seen) {
    for (const event of eventsFrom(machine, state)) {
      const moved = transition(machine, state, event, everyGuard);
      if (moved.ok) seen.add(moved.value);
    }
  }
  return seen;
};

describe('the life of an order', () => {
  it('holds these steps and no other', () => {
    expect(allSteps(orderMachine)).toEqual([
      'placed release pendingPickup',
      'placed cancel cancelled',
      'placed cancelHeld cancelled',
      'placed cancelDelayed cancelled',
      'pendingPickup handToCarrier inTransit',
      'pendingPickup handToBuyer delivered',
      'pendingPickup cancelDelayed cancelled',
      'pendingPickup expirePickup cancelled',
      'inTransit deliver delivered',
    ]);
  });

  it('lets no one cancel on an unchecked guard', () => {
    for (const event of ['cancel', 'cancelHeld', 'cancelDelayed'] as const)
      expect(transition(orderMachine, 'placed', event).ok).toBe(false);
  });

  it('lets buyers take only tires that a warehouse set aside for pickup', () => {
    for (const event of ['handToBuyer', 'expirePickup'] as const)
      expect(transition(orderMachine, 'pendingPickup', event).ok).toBe(false);
  });
});

describe('the life of a payment', () => {
  it('holds these steps and no other', () => {
    expect(allSteps(paymentMachine)).toEqual([
      'started process processing',
      'started capture captured',
      'started fail failed',
      'processing process processing',
      'processing capture captured',
      'processing fail failed',
      'captured refundPart partiallyRefunded',
      'captured refundRest refunded',
      'partiallyRefunded refundPart partiallyRefunded',
      'partiallyRefunded refundRest refunded',
    ]);
  });
});

describe('the life of a refund', () => {
  it('holds these steps and no other', () => {
    expect(allSteps(refundMachine)).toEqual([
      'requested pay succeeded',
      'requested refuse failed',
      'failed pay succeeded',
      'failed retry requested',
    ]);
  });

  it('never leaves the state of paid-out money', () => {
    expect(eventsFrom(refundMachine, 'succeeded')).toEqual([]);
  });
});

describe('the life of the stock behind a line', () => {
  it('holds these steps and no other', () => {
    expect(allSteps(allocationMachine)).toEqual([
      'held sell sold',
      'held release released',
      'sold putBack returned',
    ]);
  });
});

describe('the life of an appointment', () => {
  it('holds these steps and no other', () => {
    expect(allSteps(appointmentMachine)).toEqual([
      'held book booked',
      'held expire released',
      'held release released',
      'booked release released',
    ]);
  });
});

describe('every lifecycle', () => {
  it('can reach each of its states', () => {
    expect(reachable(orderMachine).size).toBe(orderMachine.states.length);
    expect(reachable(paymentMachine).size).toBe(paymentMachine.states.length);
    expect(reachable(refundMachine).size).toBe(refundMachine.states.length);
    expect(reachable(appointmentMachine).size).toBe(appointmentMachine.states.length);
    expect(reachable(allocationMachine).size).toBe(allocationMachine.states.length);
  });

  it('is drawn', () => {
    expect(machineDiagram(orderMachine)).toContain('placed --> cancelled: cancel [windowOpen]');
    expect(machineDiagram(paymentMachine)).toContain('failed --> [*]');
    expect(machineDiagram(allocationMachine)).toContain('sold --> returned: putBack');
  });
});
