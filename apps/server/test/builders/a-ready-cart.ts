import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  type CartReply,
  getCartAppointments,
  setCartAppointment,
  setCartFulfilment,
  setCartShipTo,
} from '@simpletread/contract';

import type { TestApp } from '../start-test-app.js';
import { aTire } from './a-tire.js';
import { anOpenCart, type OpenCartSetup } from './an-open-cart.js';

type ShipTo = CallInput<typeof setCartShipTo>['body']['shipTo'];

export interface ReadyCartSetup {
  /** Left out, four of a tire of its own with enough stock. */
  readonly tireId?: string;
  readonly quantity?: number;
  readonly shopCode?: string;
  readonly pickupPointCode?: string;
  /** False leaves the slot at the shop open; else it is the first one that is free. */
  readonly hasAppointment?: boolean;
  readonly vehicle?: OpenCartSetup['vehicle'];
  readonly shipTo?: Partial<ShipTo>;
}

let lastBuyer = 0;

/** What a buyer types into the ship-to form; by itself Dana's of Philadelphia. */
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
  const body = { version: cart.version, appointment };
  return app.client.call(setCartAppointment, { body }, { idempotencyKey: randomUUID(), headers });
};

/** A cart that only has to be paid. */
export const aReadyCart = async (app: TestApp, setup: ReadyCartSetup = {}) => {
  const tireId = setup.tireId ?? (await aTire(app.db, { stock: { CAR: 40 } })).tireId;
  const lines = [{ tireId, quantity: setup.quantity ?? 4 }];
  const open = await anOpenCart(app, { lines, vehicle: setup.vehicle ?? null });
  const change = () => ({ idempotencyKey: randomUUID(), headers: open.headers });
  const shopCode = setup.shopCode ?? null;
  const pickupPointCode = setup.pickupPointCode ?? null;
  const elsewhere = pickupPointCode === null ? 'ship-to-me' : 'fedex-pickup';
  const chosen = await app.client.call(
    setCartFulfilment,
    {
      body: {
        version: open.cart.version,
        fulfilment: shopCode === null ? elsewhere : 'ship-to-shop',
        shopCode,
        pickupPointCode,
      },
    },
    change(),
  );
  const shipTo = aShipTo(setup.shipTo);
  const sent = await app.client.call(setCartShipTo, { body: { version: chosen.version, shipTo } }, change());
  const hasAppointment = shopCode !== null && (setup.hasAppointment ?? true);
  const cart = hasAppointment ? await chooseAppointment(app, { ...open, cart: sent }) : sent;
  return { ...open, cart, tireId, shipTo };
};

export type ReadyCart = Awaited<ReturnType<typeof aReadyCart>>;
