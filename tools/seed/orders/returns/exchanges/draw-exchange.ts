import { exchangeEndsAt } from '@simpletread/domain';
import type { Prng } from '../../../random/prng.js';
import { type BasketLine, chooseTires } from '../../order/basket/choose-tires.js';
import { serviceDescription } from '../../order/basket/service-description.js';
import { orderOf, type OrderWorld } from '../../order/build-order.js';
import type { DrivenVehicle } from '../../order/customers/driven-vehicles.js';
import type { SeedOrder } from '../../order/seed-order.js';
import { hoursBefore } from '../hours-before.js';
import type { ReturnStory } from '../return-stories.js';
import { returnedTires } from '../return-terms.js';
import type { SeedExchange } from './seed-exchange.js';

/** The shop that has the right tires, and the cars that they may be for. */
export interface ExchangeGround {
  readonly world: OrderWorld;
  readonly vehicles: readonly DrivenVehicle[];
}

/** An exchange, and its order if the story has one. */
export interface DrawnExchange {
  readonly exchange: SeedExchange;
  readonly placed: SeedOrder | null;
}

const TRIES = 400;

const chosenOf = ({ shelfTire, quantity }: BasketLine, vehicle: DrivenVehicle): SeedExchange['chosen'] => {
  const { tire, line } = shelfTire;
  const { year, make, model, trim, makeSlug, modelSlug } = vehicle;
  return {
    tireId: tire.id,
    sizeCode: tire.sizeCode,
    name: `${line.brandName} ${line.name} ${tire.sizeCode} ${serviceDescription(tire)}`,
    quantity,
    vehicle: { year, make, model, trim, makeSlug, modelSlug },
  };
};

/** Returns as many tires of another size as come back, for a car that they fit, and orders them if the story says so; null if none are there. */
export const drawExchange = (
  { world, vehicles }: ExchangeGround,
  order: SeedOrder,
  story: ReturnStory,
  random: Prng,
): DrawnExchange | null => {
  const { now, shelf, stock } = world;
  const until = exchangeEndsAt(hoursBefore(now, story.requestedHoursAgo));
  const { quantity } = returnedTires(order, story);
  const sent = order.lines.map(({ shelfTire }) => shelfTire.size.code);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const vehicle = random.pick(vehicles);
    if (vehicle.rearSize !== null || sent.includes(vehicle.frontSize)) continue;
    const lines = chooseTires(shelf, stock, vehicle, order.customer.place, false, random);
    const [line] = lines;
    if (line?.quantity !== quantity) continue;
    const chosen = chosenOf(line, vehicle);
    const { orderedHoursAgo = null } = story.exchange ?? {};
    if (orderedHoursAgo === null)
      return { exchange: { chosen, until, told: until < now ? 'lapsed' : null, order: null }, placed: null };
    const buyer = {
      customer: { ...order.customer, vehicle },
      customerId: order.customerId,
      isFirstOrder: false,
    };
    const bought = { lines, placedAt: hoursBefore(now, orderedHoursAgo), isKept: true };
    const placed = orderOf(world, buyer, bought, random);
    if (placed !== null) return { exchange: { chosen, until, told: 'ordered', order: placed }, placed };
  }
  return null;
};
