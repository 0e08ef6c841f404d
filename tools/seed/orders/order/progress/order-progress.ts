import { businessDayAfter, type OrderState, orderMachine, transition } from '@simpletread/domain';
import type { Prng } from '../../../random/prng.js';

/** An order's state, and the times of its steps. */
export interface OrderProgress {
  readonly state: OrderState;
  readonly releasedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly estimatedDelivery: Date;
}

const MINUTE_MS = 60_000;
/** Carriers pick up on business days at 22:30 UTC, late afternoon at every warehouse. */
const PICKUP_MINUTES = 22.5 * 60;
const LONGEST_TRANSIT_DAYS = 4;

const minutesAfter = (at: Date, minutes: number): Date =>
  new Date(at.getTime() + Math.round(minutes * MINUTE_MS));

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const nextPickup = (after: Date): Date => {
  const today = minutesAfter(atMidnight(businessDayAfter(isoDay(after), 0)), PICKUP_MINUTES);
  if (today.getTime() > after.getTime()) return today;
  return minutesAfter(atMidnight(businessDayAfter(isoDay(after), 1)), PICKUP_MINUTES);
};

const delivery = (shippedAt: Date, random: Prng): Date => {
  const day = businessDayAfter(isoDay(shippedAt), random.int(1, LONGEST_TRANSIT_DAYS));
  return minutesAfter(atMidnight(day), random.between(14 * 60, 22 * 60));
};

/** Follows the order machine, so every seeded order is in a reachable state. */
const walk = (events: readonly ('release' | 'handToCarrier' | 'deliver')[]): OrderState =>
  events.reduce<OrderState>((state, event) => {
    const moved = transition(orderMachine, state, event);
    if (!moved.ok) throw new Error(`an order in ${state} does not take ${event}`);
    return moved.value;
  }, orderMachine.initial);

const notAfter = (at: Date, now: Date): Date | null => (at.getTime() <= now.getTime() ? at : null);

/** Returns an order's progress from `placedAt` to `now`, unless it was cancelled within its window. */
export const orderProgress = (
  placedAt: Date,
  isCancelled: boolean,
  now: Date,
  random: Prng,
): OrderProgress => {
  const released = minutesAfter(placedAt, random.between(45, 52));
  const shipped = nextPickup(minutesAfter(released, 20));
  const delivered = delivery(shipped, random);
  const cancelledAt = minutesAfter(placedAt, random.between(2, 28));
  const none = { releasedAt: null, shippedAt: null, deliveredAt: null, cancelledAt: null };
  if (isCancelled) return { ...none, state: 'cancelled', cancelledAt, estimatedDelivery: delivered };
  const times = {
    releasedAt: notAfter(released, now),
    shippedAt: notAfter(shipped, now),
    deliveredAt: notAfter(delivered, now),
  };
  const events = [
    ...(times.releasedAt === null ? [] : ['release' as const]),
    ...(times.shippedAt === null ? [] : ['handToCarrier' as const]),
    ...(times.deliveredAt === null ? [] : ['deliver' as const]),
  ];
  return { ...none, ...times, state: walk(events), estimatedDelivery: delivered };
};

const PICKED_WITHIN_MS = 20 * 60 * MINUTE_MS;

/** Returns the progress of an order that people pick: what was placed within the last 20 hours waits for them, unless it was cancelled. */
export const stillToPick = (progress: OrderProgress, placedAt: Date, now: Date): OrderProgress =>
  progress.cancelledAt !== null || now.getTime() - placedAt.getTime() > PICKED_WITHIN_MS
    ? progress
    : { ...progress, state: orderMachine.initial, releasedAt: null, shippedAt: null, deliveredAt: null };
