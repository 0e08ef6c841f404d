import type pg from 'pg';
import type { ShopRow } from './installers/shops/shop-row.js';
import { buildCustomers } from './orders/order/customers/customers.js';
import { withDemoCustomers } from './orders/order/customers/demo-customers.js';
import { buildOrders, type OrderHistory } from './orders/order/build-orders.js';
import { readDrivenVehicles, vehicleDraw } from './orders/order/customers/driven-vehicles.js';
import type { SeedRules } from './orders/order/basket/price-basket.js';
import { readDestinations } from './orders/order/customers/read-destinations.js';
import { ShopFinder } from './orders/order/basket/shop-finder.js';
import { TireShelf } from './orders/order/basket/tire-shelf.js';
import { withLapsedOrder } from './orders/delays/lapsed-order.js';
import { addReturns } from './orders/returns/add-returns.js';
import { RETURN_STORIES } from './orders/returns/return-stories.js';
import { readReturnAgent, takeReturnNumbers } from './orders/returns/write-returns.js';
import { addPickups } from './orders/warehouse-pickups/draw-pickups.js';
import type { CounterRow } from './delivery/pickup-points/warehouse-counters.js';
import type { PickupPointRow } from './delivery/pickup-points/build-pickup-points.js';
import type { Place } from './delivery/places/read-places.js';
import type { Prng } from './random/prng.js';
import type { SeededCatalogue } from './seed-catalogue.js';
import type { DemoCustomer } from './sso/staff/demo-staff.js';
import type { StockBook } from './catalogue/stock/stock-book.js';

export const ORDER_DAYS = 90;
const ORDERS = 4_000;
const FRESH_ORDERS = 15;
const CUSTOMERS = 3_000;

interface OrderGround {
  readonly now: Date;
  readonly catalogue: SeededCatalogue;
  readonly stock: StockBook;
  readonly shops: readonly ShopRow[];
  readonly pickupPoints: readonly PickupPointRow[];
  readonly counters: readonly CounterRow[];
  readonly places: readonly Place[];
  /** Support staff who cancel and refund. */
  readonly agents: readonly string[];
  readonly demoCustomers: readonly DemoCustomer[];
  readonly rules: SeedRules;
}

/** Draws purchases for people's vehicles over the last 90 days, and takes the tires from `stock`. */
export const drawOrders = async (
  client: pg.ClientBase,
  ground: OrderGround,
  random: Prng,
): Promise<OrderHistory> => {
  const { now, catalogue, stock, shops, pickupPoints, counters, places, agents, demoCustomers, rules } =
    ground;
  const drawVehicle = vehicleDraw(await readDrivenVehicles(client, now), now);
  const drawn = buildCustomers(places, drawVehicle, CUSTOMERS, random.fork('customers'));
  const customers = withDemoCustomers(drawn, demoCustomers);
  const world = {
    now,
    stock,
    agents,
    rules,
    shelf: new TireShelf(catalogue.chosen, catalogue.tires),
    shops: new ShopFinder(shops),
    pickupPoints,
    destinations: await readDestinations(client),
  };
  const history = buildOrders(
    world,
    customers,
    { count: ORDERS, days: ORDER_DAYS, fresh: FRESH_ORDERS },
    random.fork('orders'),
  );
  const desk = {
    now,
    stock,
    agent: (await readReturnAgent(client)).name,
    demoEmails: new Set(demoCustomers.map(({ email }) => email)),
    numbers: await takeReturnNumbers(client, RETURN_STORIES.length),
    exchanges: { world, vehicles: customers.map(({ vehicle }) => vehicle) },
  };
  const orders = addReturns(history.orders, desk, random.fork('returns'));
  // Drawn last: they take tires of which nothing else is drawn then.
  const pickups = addPickups(history, { world, counters }, random.fork('warehouse pickups'));
  return { ...history, orders: [...withLapsedOrder(orders, { now, stock }), ...pickups] };
};
