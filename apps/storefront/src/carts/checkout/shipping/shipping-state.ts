import type { CartReply } from '@simpletread/contract';
import {
  type AppointmentChoice,
  appointmentKey,
  type Fulfilment,
  FULFILMENTS,
  formatPhone,
  readPickedFields,
  type ShipToField,
} from '@simpletread/domain';
import { type PickedAppointment, pickedOf } from '@simpletread/ui';
import { NO_LISTS, pickedVehicleOf, type PickedVehicle, type VehicleLists } from '../vehicle/picked-vehicle';
import { SHIP_TO_FIELDS } from './ship-to-fields';

export type { Fulfilment };
export type ShipToTexts = Readonly<Partial<Record<ShipToField, string>>>;

/** Returns a named fulfilment; null for anything else. */
export const fulfilmentOf = (text: string): Fulfilment | null =>
  FULFILMENTS.find((known) => known === text) ?? null;

/** This browser's last fulfilment. It only prefills a form; it charges nothing. */
export interface LastDelivery {
  readonly fulfilment: Fulfilment | null;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
  readonly appointment: AppointmentChoice | null;
}

export interface ShippingState {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
  readonly warehouseCode: string | null;
  readonly appointment: PickedAppointment;
  /** The vehicle for installation; null if not needed. */
  readonly vehicle: PickedVehicle | null;
  readonly vehicleLists: VehicleLists;
  /** The fields' text, as typed. */
  readonly values: ShipToTexts;
  readonly errors: Readonly<
    Partial<Record<ShipToField | 'vehicle' | 'shop' | 'appointment' | 'pickupPoint' | 'warehouse', string>>
  >;
  /** A fault that belongs to no field. */
  readonly problem: string | null;
  /** Counts the answers: a new one moves the focus to the first error. */
  readonly attempt: number;
}

const phoneAsRead = (phone: string): string =>
  phone.includes('x') ? phone : formatPhone(phone, 'parentheses');

/** The signed-in customer's data for the form. */
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

/**
 * The form from the cart's data; a new cart starts with the last choice, otherwise with installation, and with its ZIP and the signed-in
 * customer's data.
 */
const valuesOf = ({ shipTo, zip }: CartReply, buyer: KnownBuyer | null): ShipToTexts => {
  if (shipTo === null) return { ...(buyer === null ? {} : textsOf(buyer)), ...(zip === null ? {} : { zip }) };
  return Object.fromEntries(
    SHIP_TO_FIELDS.map((field) => {
      const text = shipTo[field] ?? '';
      return [field, field === 'phone' ? phoneAsRead(text) : text];
    }),
  );
};

const FIELDS_OF_ALERTS = [
  ['appointmentUnavailable', 'appointment'],
  ['notAtWarehouse', 'warehouse'],
] as const;

/** The cart's messages for a form not yet sent. */
const errorsOf = ({ alerts }: CartReply): ShippingState['errors'] =>
  Object.fromEntries(
    alerts.flatMap(({ code, message }) =>
      FIELDS_OF_ALERTS.filter(([alert]) => alert === code).map(([, field]) => [field, message]),
    ),
  );

/**
 * Returns the form from the cart's data; a new cart starts with the last choice, otherwise with installation, and with its ZIP and the
 * signed-in customer's data. A time wished for on the shop's page is later than any other.
 */
export const initialShipping = (
  cart: CartReply,
  buyer: KnownBuyer | null = null,
  last: Partial<LastDelivery> = {},
  vehicleLists: VehicleLists = NO_LISTS,
  wish: AppointmentChoice | null = null,
): ShippingState => {
  const { fulfilment, shop, appointment, pickupPoint } = cart;
  // The last time is meaningless at another shop.
  const lastTime = shop?.code === last.shopCode ? (last.appointment ?? null) : null;
  return {
    fulfilment: fulfilment ?? last.fulfilment ?? 'ship-to-shop',
    shopCode: shop?.code ?? null,
    pickupPointCode: fulfilment === 'fedex-pickup' ? (pickupPoint?.code ?? null) : null,
    warehouseCode: fulfilment === 'warehouse-pickup' ? (pickupPoint?.code ?? null) : null,
    appointment: pickedOf(wish ?? appointment ?? lastTime),
    vehicle: cart.isVehicleRequired ? pickedVehicleOf(cart.vehicle) : null,
    vehicleLists,
    values: valuesOf(cart, buyer),
    errors: errorsOf(cart),
    problem: null,
    attempt: 0,
  };
};

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A time selected under a day or option other than the shown ones is void. */
const pickedOfForm = (form: FormData): PickedAppointment => {
  const stay = text(form, 'stay') === 'leave' ? 'leave' : 'wait';
  const day = text(form, 'day');
  const choice = readPickedFields({ stay, day, slot: text(form, 'slot') });
  return { stay, date: day || null, key: choice === null ? null : appointmentKey(choice) };
};

/** Null if the form had no vehicle. An unselected list isn't sent at all; the trim always is. */
const vehicleOfForm = (form: FormData): PickedVehicle | null =>
  form.has('vehicleTrim')
    ? {
        make: text(form, 'vehicleMake'),
        model: text(form, 'vehicleModel'),
        year: text(form, 'vehicleYear'),
        trim: text(form, 'vehicleTrim'),
      }
    : null;

/** Returns a submitted form's content; its vehicle lists are read separately. */
export const shippingOfForm = (form: FormData, attempt: number): ShippingState => ({
  fulfilment: fulfilmentOf(text(form, 'fulfilment')) ?? 'ship-to-shop',
  shopCode: text(form, 'shopCode') || null,
  pickupPointCode: text(form, 'pickupPointCode') || null,
  warehouseCode: text(form, 'warehouseCode') || null,
  appointment: pickedOfForm(form),
  vehicle: vehicleOfForm(form),
  vehicleLists: NO_LISTS,
  values: Object.fromEntries(SHIP_TO_FIELDS.map((field) => [field, text(form, field)])),
  errors: {},
  problem: null,
  attempt,
});
