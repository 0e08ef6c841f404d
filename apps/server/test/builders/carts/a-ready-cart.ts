import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  type CartReply,
  changeCartLine,
  getCartAppointments,
  setCartDelivery,
} from '@simpletread/contract';

import { VehicleDirectory } from '../../../src/catalogue/vehicles/vehicle-directory.js';
import type { TestApp } from '../../app/start-test-app.js';
import { aTire } from '../catalogue/a-tire.js';
import { aVehicle } from '../catalogue/a-vehicle.js';
import { anOpenCart, type OpenCartSetup } from './an-open-cart.js';

type ShipTo = NonNullable<CallInput<typeof setCartDelivery>['body']['shipTo']>;

export interface ReadyCartSetup {
  /** By default four of a new tire with enough stock. */
  readonly tireId?: string;
  readonly quantity?: number;
  readonly shopCode?: string;
  readonly pickupPointCode?: string;
  /** The counter of a warehouse. */
  readonly counterCode?: string;
  /** False leaves the slot at the shop open. Otherwise it takes the first free one. */
  readonly hasAppointment?: boolean;
  /** Left out, none; for a shop the usual one, which is in the records then. */
  readonly vehicle?: OpenCartSetup['vehicle'];
  readonly shipTo?: Partial<ShipTo>;
  /** True covers the tires, which need a shop, against road hazards. */
  readonly hasCoverage?: boolean;
}

let lastBuyer = 0;

/** A buyer's ship-to form; by default Dana's in Philadelphia. */
export const aShipTo = (setup: Partial<ShipTo> = {}): ShipTo => {
  lastBuyer += 1;
  return {
    email: `dana${lastBuyer}@example.com`,
    phone: '(215) 555-0149',
    phoneType: 'mobile',
    firstName: 'Dana',
    lastName: 'Okafor',
    address1: '1214 Wharton St',
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    ...setup,
  };
};

/** Chooses the first free slot, at which the customer waits, of the cart's shop. */
export const chooseAppointment = async (
  app: TestApp,
  { cart, headers }: { readonly cart: CartReply; readonly headers: Readonly<Record<string, string>> },
): Promise<CartReply> => {
  const { days } = await app.client.call(getCartAppointments, { query: {} }, { headers });
  const [slot] = days.flatMap(({ date, waits }) =>
    waits.filter(({ isFree }) => isFree).map(({ startTime, amOrPm }) => ({ date, startTime, amOrPm })),
  );
  if (slot === undefined) throw new Error('the shop has no free slot');
  const appointment = { ...slot, isDropOff: false };
  const shopCode = cart.shop?.code ?? null;
  const body = { version: cart.version, fulfilment: 'ship-to-shop', shopCode, appointment } as const;
  return app.client.call(setCartDelivery, { body }, { idempotencyKey: randomUUID(), headers });
};

const USUAL = { year: 2019, make: 'Honda', model: 'CR-V', trim: '' };
const records = new WeakMap<TestApp, Promise<unknown>>();

const putIntoRecords = async (app: TestApp): Promise<void> => {
  const known = await app.db.one(
    `SELECT 1 AS found FROM fitment.vehicle WHERE make_slug = 'honda' AND model_slug = 'cr-v' AND year = 2019`,
  );
  if (known !== null) return;
  await aVehicle(app.db, USUAL);
  await app.get(VehicleDirectory).refresh();
};

/** A 2019 Honda CR-V, in the records of `app` from then on. */
export const theUsualVehicle = async (app: TestApp): Promise<NonNullable<OpenCartSetup['vehicle']>> => {
  const put = records.get(app) ?? putIntoRecords(app);
  records.set(app, put);
  await put;
  return { ...USUAL, makeSlug: 'honda', modelSlug: 'cr-v' };
};

/** Chooses coverage for the first line of a cart. */
const cover = (
  app: TestApp,
  { cart, headers }: { readonly cart: CartReply; readonly headers: Readonly<Record<string, string>> },
): Promise<CartReply> =>
  app.client.call(
    changeCartLine,
    { params: { lineId: cart.lines[0]?.lineId ?? '' }, body: { version: cart.version, hasRoadHazard: true } },
    { idempotencyKey: randomUUID(), headers },
  );

/** A cart that only has to be paid. */
export const aReadyCart = async (app: TestApp, setup: ReadyCartSetup = {}) => {
  const tireId = setup.tireId ?? (await aTire(app.db, { stock: { CAR: 40 } })).tireId;
  const lines = [{ tireId, quantity: setup.quantity ?? 4 }];
  const shopCode = setup.shopCode ?? null;
  const usual = async () => (shopCode === null ? null : theUsualVehicle(app));
  const vehicle = setup.vehicle === undefined ? await usual() : setup.vehicle;
  const open = await anOpenCart(app, { lines, vehicle });
  const pickupPointCode = setup.counterCode ?? setup.pickupPointCode ?? null;
  const pickup = setup.counterCode === undefined ? 'fedex-pickup' : 'warehouse-pickup';
  const elsewhere = pickupPointCode === null ? 'ship-to-me' : pickup;
  const shipTo = aShipTo(setup.shipTo);
  const sent = await app.client.call(
    setCartDelivery,
    {
      body: {
        version: open.cart.version,
        fulfilment: shopCode === null ? elsewhere : 'ship-to-shop',
        shopCode,
        pickupPointCode,
        shipTo,
      },
    },
    { idempotencyKey: randomUUID(), headers: open.headers },
  );
  const hasAppointment = shopCode !== null && (setup.hasAppointment ?? true);
  const booked = hasAppointment ? await chooseAppointment(app, { ...open, cart: sent }) : sent;
  const cart = setup.hasCoverage === true ? await cover(app, { ...open, cart: booked }) : booked;
  return { ...open, cart, tireId, shipTo };
};

export type ReadyCart = Awaited<ReturnType<typeof aReadyCart>>;
