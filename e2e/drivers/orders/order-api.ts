import { randomUUID } from 'node:crypto';

import {
  createCart,
  createClient,
  ContractError,
  findShops,
  getCartAppointments,
  getPaymentSetup,
  placeOrder,
  searchTires,
  setCartDelivery,
} from '@simpletread/contract';
import type { AppointmentChoice } from '@simpletread/domain';

const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';
const CARD = { number: '4242424242424242', expiry: '12/39', code: '123', name: 'Dana Okafor', zip: '19147' };
const BUYER = {
  phone: '(215) 555-0149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Okafor',
  address1: '1214 Wharton St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
};

const client = createClient({ baseUrl: serverUrl });

const cardToken = async (): Promise<string> => {
  const { fieldsOrigin } = await client.call(getPaymentSetup, {});
  const reply = await fetch(new URL('/v1/tokens', fieldsOrigin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CARD),
  });
  return ((await reply.json()) as { token: string }).token;
};

export interface Placed {
  readonly orderNumber: string;
  /** The buyer's. */
  readonly email: string;
  /** The times the last call was sent and its reply arrived. */
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The shop and time of an installation, with or without coverage of the tires. */
export interface AtShop {
  readonly shopCode: string;
  readonly appointment: AppointmentChoice;
  readonly isCovered?: boolean;
}

const OUTBACK = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};

/** Buys tires through the API like the storefront's server, for a mailbox of its own or for `email`; returns how long the last call took. */
export const buyByApi = async (
  tireId: string,
  quantity = 4,
  at: AtShop | null = null,
  email = `buyer-${randomUUID().slice(0, 8)}@example.com`,
): Promise<Placed> => {
  const opened = await client.call(
    createCart,
    {
      body: {
        lines: [{ tireId, quantity, hasRoadHazard: at?.isCovered === true }],
        zip: '19147',
        vehicle: at === null ? null : OUTBACK,
      },
    },
    { idempotencyKey: randomUUID() },
  );
  const asBuyer = () => ({ headers: { 'x-cart-token': opened.cartToken }, idempotencyKey: randomUUID() });
  const way =
    at === null
      ? { fulfilment: 'ship-to-me' as const }
      : { fulfilment: 'ship-to-shop' as const, shopCode: at.shopCode, appointment: at.appointment };
  const shipTo = { ...BUYER, email };
  const ready = await client.call(setCartDelivery, { body: { ...way, shipTo } }, asBuyer());
  const payment = { method: 'card' as const, token: await cardToken() };
  const sentAt = Date.now();
  const { orderNumber } = await client.call(
    placeOrder,
    { body: { cartVersion: ready.version, expectedTotalInCents: ready.pricing.totalInCents, payment } },
    asBuyer(),
  );
  return { orderNumber, email: shipTo.email, sentAt, answeredAt: Date.now() };
};

/** Returns a tire in stock whose set of four costs more than `cents`. */
export const tireAbove = async (cents: number): Promise<string> => {
  for (const size of ['275-40r20', '285-45r22', '305-30r20', '295-35r21', '37x12-50r17']) {
    const { items } = await client
      .call(searchTires, { query: { size, sort: 'price-high', inStock: 'true', perPage: 20 } })
      .catch(() => ({ items: [] }));
    const found = items.find(
      ({ setPriceInCents, availability }) => setPriceInCents > cents && availability.quantity >= 8,
    );
    if (found !== undefined) return found.tireId;
  }
  throw new Error('no tire costs that much');
};

/** Returns a tire of which `least` to `most` are there. */
export const tireWithStock = async (least: number, most: number): Promise<string> => {
  for (const size of ['225-65r17', '215-55r17', '235-65r18', '245-45r18', '265-70r17', '275-55r20']) {
    for (let page = 1; page <= 5; page += 1) {
      const { items } = await client
        .call(searchTires, { query: { size, inStock: 'true', page, perPage: 60 } })
        .catch(() => ({ items: [] }));
      const found = items.find(({ availability: { quantity } }) => quantity >= least && quantity <= most);
      if (found !== undefined) return found.tireId;
      if (items.length === 0) break;
    }
  }
  throw new Error(`no tire is there in ${least} to ${most}`);
};

/** Returns a time at a shop near the buyer, on its last day with free times: days from now. */
export const aLateTime = async (tireId: string): Promise<AtShop> => {
  const opened = await client.call(
    createCart,
    { body: { lines: [{ tireId, quantity: 4 }], zip: BUYER.zip, vehicle: OUTBACK } },
    { idempotencyKey: randomUUID() },
  );
  const { shops } = await client.call(findShops, { query: { zip: BUYER.zip } });
  for (const { code: shopCode } of shops) {
    const { days } = await client.call(
      getCartAppointments,
      { query: { shopCode } },
      { headers: { 'x-cart-token': opened.cartToken } },
    );
    const late = days.findLast(({ waits }) => waits.filter(({ isFree }) => isFree).length > 1);
    const free = late?.waits.find(({ isFree }) => isFree);
    if (late === undefined || free === undefined) continue;
    const { startTime, amOrPm } = free;
    return { shopCode, appointment: { date: late.date, isDropOff: false, startTime, amOrPm } };
  }
  throw new Error('no shop near the buyer has a free time');
};

/** The most places a shop has at one time. */
const MOST_BAYS = 12;

/** Buys all places at a shop's time until none is left. */
export const takeAllPlaces = async (at: AtShop): Promise<void> => {
  const { items } = await client.call(searchTires, {
    query: { size: '225-65r17', inStock: 'true', perPage: 20 },
  });
  const tire = items.find(({ availability }) => availability.quantity > 4 * MOST_BAYS);
  if (tire === undefined) throw new Error('no tire is there in such a number');
  for (let place = 0; place <= MOST_BAYS; place += 1) {
    try {
      await buyByApi(tire.tireId, 4, at);
    } catch (error) {
      if (error instanceof ContractError && error.code === 'appointment.taken') return;
      throw error;
    }
  }
  throw new Error('the time is never taken');
};
