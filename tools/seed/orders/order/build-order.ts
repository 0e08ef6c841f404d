import { orderNumberFromBytes, type PriceDestination } from '@simpletread/domain';
import type { PickupPointRow } from '../../delivery/pickup-points/build-pickup-points.js';
import { nearestPoint } from '../../delivery/pickup-points/nearest-point.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { WAREHOUSES } from '../../catalogue/stock/warehouses.js';
import type { StockBook } from '../../catalogue/stock/stock-book.js';
import { buildPayment, buildRefund } from './payment/build-payment.js';
import { carrierLabel } from './progress/carrier.js';
import { type BasketLine, chooseTires } from './basket/choose-tires.js';
import type { Customer } from './customers/customers.js';
import { orderProgress, stillToPick } from './progress/order-progress.js';
import { payForBasket, type SeedRules } from './basket/price-basket.js';
import type { SeedOrder } from './seed-order.js';
import type { ShopFinder } from './basket/shop-finder.js';
import type { SeedPickup } from '../warehouse-pickups/seed-pickup.js';
import type { TireShelf } from './basket/tire-shelf.js';

export interface OrderWorld {
  readonly now: Date;
  readonly shelf: TireShelf;
  readonly stock: StockBook;
  readonly shops: ShopFinder;
  readonly pickupPoints: readonly PickupPointRow[];
  readonly destinations: ReadonlyMap<string, PriceDestination>;
  readonly agents: readonly string[];
  readonly rules: SeedRules;
}

const INSTALLED_SHARE = 0.72;
/** The share among orders without installation. */
const PICKED_UP_SHARE = 0.08;
const CANCELLED_SHARE = 0.042;
const INSTRUCTIONS_SHARE = 0.08;
const MOST_CANCEL_MS = 28 * 60_000;
const INSTRUCTIONS = [
  'Please leave at the side door',
  'Call before delivery',
  'Gate code 4482',
  'Hold for Saturday',
] as const;

const holdStock = (
  world: OrderWorld,
  orderId: string,
  lines: readonly BasketLine[],
  at: Date,
  isBack: boolean,
): void => {
  for (const { shelfTire, warehouseCode, quantity } of lines) {
    world.stock.move({
      tireId: shelfTire.tire.id,
      warehouseCode,
      quantity: isBack ? quantity : -quantity,
      reason: isBack ? 'cancel' : 'hold',
      reference: orderId,
      at,
    });
  }
};

const PICKED_BY_PEOPLE = WAREHOUSES.filter(({ pickedBy }) => pickedBy === 'people').map(({ code }) => code);

const arePickedByPeople = (lines: readonly BasketLine[]): boolean =>
  lines.some(({ warehouseCode }) => PICKED_BY_PEOPLE.includes(warehouseCode));

const findShop = (world: OrderWorld, customer: Customer, lines: readonly BasketLine[], random: Prng) =>
  random.chance(INSTALLED_SHARE) ? world.shops.near(customer.place, lines, random) : null;

const findPoint = (
  { pickupPoints }: OrderWorld,
  { place }: Customer,
  isInstalled: boolean,
  random: Prng,
): PickupPointRow | null =>
  isInstalled || !random.chance(PICKED_UP_SHARE) ? null : nearestPoint(pickupPoints, place);

/** The refund of a pickup that nobody came for; null for every other one. */
const unclaimedRefund = (
  refund: SeedOrder['refund'],
  { progress, heldUntil }: SeedPickup,
): SeedOrder['refund'] =>
  refund === null || progress.cancelledAt === null
    ? null
    : {
        ...refund,
        reason: `Not picked up by ${heldUntil ?? ''}`,
        requestedBy: 'End of the pickup hold',
        isByBuyer: false,
      };

/** The buyer, and whether they have ordered before. */
export interface Buyer {
  readonly customer: Customer;
  readonly customerId: string;
  readonly isFirstOrder: boolean;
}

/** Returns a buyer's order at `placedAt`, with its stock taken; null if nothing suitable is available. */
export const buildOrder = (
  world: OrderWorld,
  buyer: Buyer,
  placedAt: Date,
  random: Prng,
): SeedOrder | null => {
  const { shelf, stock } = world;
  const { customer, isFirstOrder } = buyer;
  const lines = chooseTires(shelf, stock, customer.vehicle, customer.place, !isFirstOrder, random);
  return orderOf(world, buyer, { lines, placedAt, isKept: false }, random);
};

/** The tires of an order, and when it is placed. */
interface Purchase {
  readonly lines: readonly BasketLine[];
  readonly placedAt: Date;
  /** True for an order that isn’t cancelled. */
  readonly isKept: boolean;
  /** Its buyer picks it up at a warehouse. */
  readonly pickup?: SeedPickup;
}

/** Returns a buyer's order of tires that are in stock; null without any, or where we don't ship. */
export const orderOf = (
  world: OrderWorld,
  { customer, customerId, isFirstOrder }: Buyer,
  { lines, placedAt, isKept, pickup }: Purchase,
  random: Prng,
): SeedOrder | null => {
  const shop = pickup === undefined ? findShop(world, customer, lines, random) : null;
  const pickupPoint = pickup?.counter ?? findPoint(world, customer, shop !== null, random);
  const { state } = shop ?? pickupPoint ?? customer.place;
  const destination = world.destinations.get(state);
  if (lines.length === 0 || destination === undefined) return null;
  const id = seededId(random, placedAt);
  const identified = lines.map((line) => ({ ...line, lineId: seededId(random, placedAt) }));
  const { accountType } = customer;
  const basket = { lines: identified, shop, destination, placedAt, isFirstOrder, accountType };
  const { method, pricing, couponCode } = payForBasket(basket, world.rules, random);
  const isOldEnough = world.now.getTime() - placedAt.getTime() > MOST_CANCEL_MS;
  const isCancelled = isOldEnough && !isKept && random.chance(CANCELLED_SHARE);
  const moved = orderProgress(placedAt, isCancelled, world.now, random);
  const shipped = arePickedByPeople(lines) ? stillToPick(moved, placedAt, world.now) : moved;
  const progress = pickup?.progress ?? shipped;
  const agent = random.pick(world.agents);
  const buyer = `${customer.firstName} ${customer.lastName}`;
  holdStock(world, id, lines, placedAt, false);
  if (progress.cancelledAt !== null) holdStock(world, id, lines, progress.cancelledAt, true);
  // Drawn as if the order had moved on: one draw less would change every later order.
  const booked = moved.releasedAt === null ? null : carrierLabel(random);
  const label = progress.releasedAt === null || pickup !== undefined ? null : booked;
  const refund = buildRefund(
    { totalInCents: pricing.totalInCents, progress, agent, buyer, now: world.now },
    random,
  );
  const number = orderNumberFromBytes(random.bytes(7));
  return {
    id,
    number,
    customer,
    customerId,
    shop,
    pickupPoint,
    lines: identified,
    pricing,
    couponCode,
    placedAt,
    progress,
    payment: buildPayment(placedAt, method, random),
    refund: pickup === undefined ? refund : unclaimedRefund(refund, pickup),
    warehousePickup: pickup ?? null,
    tireReturn: null,
    carrier: label?.carrier ?? null,
    trackingNumber: label?.trackingNumber ?? null,
    specialInstructions: random.chance(INSTRUCTIONS_SHARE) ? random.pick(INSTRUCTIONS) : null,
    // Companies buy by their own numbers. Drawn from the order's: a further draw would change every later order.
    poNumber: customer.company === null ? null : `PO-${placedAt.getUTCFullYear()}-${number.slice(0, 4)}`,
  };
};
