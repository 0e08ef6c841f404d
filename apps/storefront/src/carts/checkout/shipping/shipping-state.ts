import type { CartReply } from '@simpletread/contract';
import {
  type AppointmentChoice,
  appointmentKey,
  type Fulfilment,
  FULFILMENTS,
  formatPhone,
  readAppointmentKey,
  type ShipToField,
} from '@simpletread/domain';
import type { PickedAppointment } from '@simpletread/ui';
import { NO_LISTS, pickedVehicleOf, type PickedVehicle, type VehicleLists } from '../vehicle/picked-vehicle';
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
  readonly appointment: AppointmentChoice | null;
}

export interface ShippingState {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
  readonly appointment: PickedAppointment;
  /** What the shop mounts the tires on; null where nobody has to say. */
  readonly vehicle: PickedVehicle | null;
  readonly vehicleLists: VehicleLists;
  /** What stands in the fields, as it was typed. */
  readonly values: ShipToTexts;
  readonly errors: Readonly<
    Partial<Record<ShipToField | 'vehicle' | 'shop' | 'appointment' | 'pickupPoint', string>>
  >;
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

const pickedOf = (choice: AppointmentChoice | null): PickedAppointment =>
  choice === null
    ? { stay: null, date: null, key: null }
    : { stay: choice.isDropOff ? 'leave' : 'wait', date: choice.date, key: appointmentKey(choice) };

/** The form as the cart already knows it; a new cart begins as the last one, else with installation, and with its ZIP and who has signed in. */
const valuesOf = ({ shipTo, zip }: CartReply, buyer: KnownBuyer | null): ShipToTexts => {
  if (shipTo === null) return { ...(buyer === null ? {} : textsOf(buyer)), ...(zip === null ? {} : { zip }) };
  return Object.fromEntries(
    SHIP_TO_FIELDS.map((field) => {
      const text = shipTo[field] ?? '';
      return [field, field === 'phone' ? phoneAsRead(text) : text];
    }),
  );
};

/** What the cart says of the form before anybody has sent it. */
const errorsOf = ({ alerts }: CartReply): ShippingState['errors'] =>
  Object.fromEntries(
    alerts.flatMap(({ code, message }) =>
      code === 'appointmentUnavailable' ? [['appointment', message]] : [],
    ),
  );

/** The form as the cart already knows it; a new cart begins as the last one, else with installation, and with its ZIP and who has signed in. */
export const initialShipping = (
  cart: CartReply,
  buyer: KnownBuyer | null = null,
  last: Partial<LastDelivery> = {},
  vehicleLists: VehicleLists = NO_LISTS,
): ShippingState => {
  const { fulfilment, shop, appointment, pickupPoint } = cart;
  // A time of last time means nothing at another shop.
  const lastTime = shop?.code === last.shopCode ? (last.appointment ?? null) : null;
  return {
    fulfilment: fulfilment ?? last.fulfilment ?? 'ship-to-shop',
    shopCode: shop?.code ?? null,
    pickupPointCode: pickupPoint?.code ?? null,
    appointment: pickedOf(appointment ?? lastTime),
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

/** A time that was checked under another day or another way to stay than those that are shown is none. */
const pickedOfForm = (form: FormData): PickedAppointment => {
  const stay = text(form, 'stay') === 'leave' ? 'leave' : 'wait';
  const date = text(form, 'day') || null;
  const choice = readAppointmentKey(text(form, 'slot'));
  const isShown = choice !== null && choice.date === date && choice.isDropOff === (stay === 'leave');
  return { stay, date, key: isShown ? appointmentKey(choice) : null };
};

/** Null where the form did not ask for one. A list that nothing is chosen of is not sent at all, the trim always is. */
const vehicleOfForm = (form: FormData): PickedVehicle | null =>
  form.has('vehicleTrim')
    ? {
        make: text(form, 'vehicleMake'),
        model: text(form, 'vehicleModel'),
        year: text(form, 'vehicleYear'),
        trim: text(form, 'vehicleTrim'),
      }
    : null;

/** What a sent form holds; the lists of vehicles are to be read again. */
export const shippingOfForm = (form: FormData, attempt: number): ShippingState => ({
  fulfilment: fulfilmentOf(text(form, 'fulfilment')) ?? 'ship-to-shop',
  shopCode: text(form, 'shopCode') || null,
  pickupPointCode: text(form, 'pickupPointCode') || null,
  appointment: pickedOfForm(form),
  vehicle: vehicleOfForm(form),
  vehicleLists: NO_LISTS,
  values: Object.fromEntries(SHIP_TO_FIELDS.map((field) => [field, text(form, field)])),
  errors: {},
  problem: null,
  attempt,
});
