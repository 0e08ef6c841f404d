import type { CartReply } from '@simpletread/contract';
import { type Fulfilment, FULFILMENTS, formatPhone, type ShipToField } from '@simpletread/domain';
import { type AppointmentWish, appointmentWishOf } from './appointment-words';
import { SHIP_TO_FIELDS } from './ship-to-fields';

export type { Fulfilment };
export type ShipToTexts = Readonly<Partial<Record<ShipToField, string>>>;

/** A way of delivery that somebody named; null for anything else. */
export const fulfilmentOf = (text: string): Fulfilment | null =>
  FULFILMENTS.find((known) => known === text) ?? null;

/** How this browser's shopper had tires delivered last. It fills in a form; nothing is charged by it. */
export interface LastDelivery {
  readonly fulfilment: Fulfilment | null;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
  readonly appointment: AppointmentWish | null;
}

export interface ShippingState {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
  readonly appointment: AppointmentWish | null;
  /** What stands in the fields, as it was typed. */
  readonly values: ShipToTexts;
  readonly errors: Readonly<Partial<Record<ShipToField | 'shop' | 'pickupPoint', string>>>;
  /** What is wrong with no field of its own. */
  readonly problem: string | null;
  /** Counts the answers: a new one takes the focus to the first error. */
  readonly attempt: number;
}

const phoneAsRead = (phone: string): string =>
  phone.includes('x') ? phone : formatPhone(phone, 'parentheses');

/** Who has signed in, as far as the form asks for it. */
export interface KnownBuyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
}

const textsOf = ({ email, firstName, lastName, phone }: KnownBuyer): ShipToTexts => ({
  email,
  firstName,
  lastName,
  ...(phone === null ? {} : { phone: phoneAsRead(phone) }),
});

/** The form as the cart already knows it; a new cart begins as the last one, else with installation, and with its ZIP and who has signed in. */
export const initialShipping = (
  { fulfilment, shop, pickupPoint, shipTo, zip }: CartReply,
  buyer: KnownBuyer | null = null,
  last: Partial<LastDelivery> = {},
): ShippingState => ({
  fulfilment: fulfilment ?? last.fulfilment ?? 'ship-to-shop',
  shopCode: shop?.code ?? null,
  pickupPointCode: pickupPoint?.code ?? null,
  appointment: last.appointment ?? null,
  values:
    shipTo === null
      ? { ...(buyer === null ? {} : textsOf(buyer)), ...(zip === null ? {} : { zip }) }
      : Object.fromEntries(
          SHIP_TO_FIELDS.map((field) => {
            const text = shipTo[field] ?? '';
            return [field, field === 'phone' ? phoneAsRead(text) : text];
          }),
        ),
  errors: {},
  problem: null,
  attempt: 0,
});

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What a sent form holds. */
export const shippingOfForm = (form: FormData, attempt: number): ShippingState => ({
  fulfilment: fulfilmentOf(text(form, 'fulfilment')) ?? 'ship-to-shop',
  shopCode: text(form, 'shopCode') || null,
  pickupPointCode: text(form, 'pickupPointCode') || null,
  appointment: appointmentWishOf(text(form, 'appointment')),
  values: Object.fromEntries(SHIP_TO_FIELDS.map((field) => [field, text(form, field)])),
  errors: {},
  problem: null,
  attempt,
});
