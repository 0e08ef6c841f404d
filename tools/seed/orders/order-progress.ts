import { type OrderState, orderMachine, transition } from '@simpletread/domain';
import type { Prng } from '../random/prng.js';

/** Where an order stands and when it came there. */
export interface OrderProgress {
  readonly state: OrderState;
  readonly releasedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly estimatedDelivery: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The carrier comes at 22:30 UTC, late afternoon at every warehouse. */
const PICKUP_MS = 22.5 * HOUR_MS;
const LONGEST_TRANSIT_DAYS = 4;

const minutesAfter = (at: Date, minutes: number): Date =>
  new Date(at.getTime() + Math.round(minutes * MINUTE_MS));

const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;

const skipWeekend = (at: Date): Date => {
  let day = at;
  while (isWeekend(day)) day = new Date(day.getTime() + DAY_MS);
  return day;
};

const nextPickup = (after: Date): Date => {
  const midnight = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate());
  const today = midnight + PICKUP_MS;
  return skipWeekend(new Date(today > after.getTime() ? today : today + DAY_MS));
};

const delivery = (shippedAt: Date, random: Prng): Date => {
  const days = random.int(1, LONGEST_TRANSIT_DAYS);
  const midnight = Math.floor(shippedAt.getTime() / DAY_MS) * DAY_MS + days * DAY_MS;
  return minutesAfter(skipWeekend(new Date(midnight)), random.between(14 * 60, 22 * 60));
};

/** Walks the order machine, so that no seeded order stands where no event leads. */
const walk = (events: readonly ('release' | 'handToCarrier' | 'deliver')[]): OrderState =>
  events.reduce<OrderState>((state, event) => {
    const moved = transition(orderMachine, state, event);
    if (!moved.ok) throw new Error(`an order in ${state} does not take ${event}`);
    return moved.value;
  }, orderMachine.initial);

const notAfter = (at: Date, now: Date): Date | null => (at.getTime() <= now.getTime() ? at : null);

/** How far an order placed at `placedAt` has come by `now`, unless it was cancelled inside its window. */
export const orderProgress = (
  placedAt: Date,
  isCancelled: boolean,
  now: Date,
  random: Prng,
): OrderProgress => {
  const released = minutesAfter(placedAt, random.between(44, 58));
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
