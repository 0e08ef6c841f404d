import {
  distanceMiles,
  fullDayWords,
  WAREHOUSE_PICKUP_MILES,
  warehousePickupHold,
  warehousePickupReadyBy,
} from '@simpletread/domain';
import type { CounterRow } from '../../delivery/pickup-points/warehouse-counters.js';
import type { Prng } from '../../random/prng.js';
import { chooseTires } from '../order/basket/choose-tires.js';
import { orderOf, type OrderWorld } from '../order/build-order.js';
import type { CustomerRecord, OrderHistory } from '../order/build-orders.js';
import type { Customer } from '../order/customers/customers.js';
import type { SeedOrder } from '../order/seed-order.js';
import { PICKUP_STORIES, type PickupStory } from './pickup-stories.js';
import type { SeedPickup } from './seed-pickup.js';

const HOUR_MS = 60 * 60_000;
const READY_AFTER_MS = 50 * 60_000;
const TRIES = 400;

const pickupOf = (story: PickupStory, counter: CounterRow, now: Date): SeedPickup => {
  const placedAt = new Date(now.getTime() - story.placedHoursAgo * HOUR_MS);
  const readyAt = story.state === 'placed' ? null : new Date(placedAt.getTime() + READY_AFTER_MS);
  const endedAt =
    story.endedHoursAgo === null ? null : new Date(now.getTime() - story.endedHoursAgo * HOUR_MS);
  const hold = readyAt === null ? null : warehousePickupHold(readyAt, counter);
  const until = endedAt ?? now;
  return {
    counter,
    readyBy: warehousePickupReadyBy(placedAt, counter),
    heldUntil: hold === null ? null : fullDayWords(hold.heldUntil),
    remindedAt: hold !== null && hold.remindAt < until ? hold.remindAt : null,
    proof: story.proof,
    progress: {
      state: story.state,
      releasedAt: readyAt,
      shippedAt: null,
      deliveredAt: story.state === 'delivered' ? endedAt : null,
      cancelledAt: story.state === 'cancelled' ? endedAt : null,
      estimatedDelivery: placedAt,
    },
  };
};

const isNear = ({ place }: Customer, counter: CounterRow): boolean =>
  distanceMiles(place, counter) <= WAREHOUSE_PICKUP_MILES;

const draw = (
  world: OrderWorld,
  near: readonly CustomerRecord[],
  story: PickupStory,
  counter: CounterRow,
  random: Prng,
): SeedOrder | null => {
  const pickup = pickupOf(story, counter, world.now);
  for (let attempt = 0; attempt < TRIES && near.length > 0; attempt += 1) {
    const { customer, id } = random.pick(near);
    const lines = chooseTires(world.shelf, world.stock, customer.vehicle, counter, false, random);
    const isHere = lines.every(
      ({ warehouseCode, shelfTire: { tire } }) =>
        warehouseCode === counter.warehouseCode && !tire.isOversized,
    );
    if (!isHere) continue;
    const placedAt = new Date(world.now.getTime() - story.placedHoursAgo * HOUR_MS);
    const buyer = { customer, customerId: id, isFirstOrder: false };
    const order = orderOf(world, buyer, { lines, placedAt, isKept: true, pickup }, random);
    if (order !== null) return order;
  }
  return null;
};

/** Adds orders that buyers pick up at the counters of warehouses, one of each state, by buyers who have ordered before. */
export const addPickups = (
  history: OrderHistory,
  { world, counters }: { readonly world: OrderWorld; readonly counters: readonly CounterRow[] },
  random: Prng,
): readonly SeedOrder[] =>
  PICKUP_STORIES.flatMap((story) => {
    const counter = counters.find(({ warehouseCode }) => warehouseCode === story.warehouseCode);
    if (counter === undefined) return [];
    const placedAt = new Date(world.now.getTime() - story.placedHoursAgo * HOUR_MS);
    const near = history.customers.filter(
      ({ customer, since }) => since < placedAt && isNear(customer, counter),
    );
    return draw(world, near, story, counter, random) ?? [];
  });
