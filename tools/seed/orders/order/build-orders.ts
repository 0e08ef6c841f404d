import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { buildOrder, type OrderWorld } from './build-order.js';
import type { Customer } from './customers/customers.js';
import { orderTimes } from './progress/order-times.js';
import type { SeedOrder } from './seed-order.js';

export interface CustomerRecord {
  readonly id: string;
  readonly customer: Customer;
  readonly since: Date;
}

export interface OrderHistory {
  readonly orders: readonly SeedOrder[];
  readonly customers: readonly CustomerRecord[];
}

interface HistorySize {
  readonly count: number;
  readonly days: number;
  readonly fresh: number;
}

const TRIES = 20;

/** Returns the shop's order history: everyone buys once before anyone is drawn again, so every state has orders. */
export const buildOrders = (
  world: OrderWorld,
  customers: readonly Customer[],
  size: HistorySize,
  random: Prng,
): OrderHistory => {
  const records = new Map<string, CustomerRecord>();
  const queue = [...random.sample(customers, customers.length, () => 1)];
  const nextCustomer = (): Customer => queue.pop() ?? random.pick(customers);
  const placeOne = (placedAt: Date): readonly SeedOrder[] => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const customer = nextCustomer();
      const known = records.get(customer.key);
      const customerId = known?.id ?? seededId(random, placedAt);
      const buyer = { customer, customerId, isFirstOrder: known === undefined };
      const order = buildOrder(world, buyer, placedAt, random);
      if (order === null) continue;
      if (known === undefined) records.set(customer.key, { id: customerId, customer, since: placedAt });
      return [order];
    }
    return [];
  };
  const orders = orderTimes(world.now, size, random).flatMap(placeOne);
  return { orders, customers: [...records.values()] };
};
