'use server';

import {
  type CartReply,
  ContractError,
  setCartAppointment,
  setCartFulfilment,
  setCartShipTo,
  setCartVehicle,
} from '@simpletread/contract';
import { type AppointmentChoice, appointmentKey, readAppointmentKey } from '@simpletread/domain';
import { refresh, revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { checkoutHref } from '../../../shell/paths';
import { keepLastDelivery } from './last-delivery';
import { type CartClient, changeOpenCart, newKey } from '../../cart';
import { chosenOf, isSameVehicle, NONE_PICKED } from '../vehicle/picked-vehicle';
import { placeCodes } from './place-codes';
import { readVehicleLists } from '../vehicle/read-vehicle-lists';
import { errorsOfRefusal, faultsOfForm } from './shipping-faults';
import { shippingOfForm, type ShippingState } from './shipping-state';

const OOPS = 'Oops, something went wrong! Please try again.';

const typed = (values: ShippingState['values']) => {
  const of = (field: keyof typeof values): string => values[field] ?? '';
  return {
    email: of('email'),
    phone: of('phone'),
    phoneType: of('phoneType'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    address1: of('address1'),
    address2: of('address2'),
    city: of('city'),
    state: of('state'),
    zip: of('zip'),
    company: of('company'),
    specialInstructions: of('specialInstructions'),
  };
};

const saveDelivery = (
  client: CartClient,
  { version }: CartReply,
  { fulfilment, shopCode, pickupPointCode }: ShippingState,
): Promise<CartReply> => {
  const code = fulfilment === 'ship-to-shop' ? shopCode : pickupPointCode;
  return client.call(
    setCartFulfilment,
    { body: { version, fulfilment, ...placeCodes(fulfilment, code) } },
    newKey(),
  );
};

const saveAppointment = async (
  client: CartClient,
  cart: CartReply,
  choice: AppointmentChoice,
): Promise<CartReply> => {
  const { version, appointment: known } = cart;
  if (known !== null && appointmentKey(known) === appointmentKey(choice)) return cart;
  return client.call(setCartAppointment, { body: { version, appointment: choice } }, newKey());
};

const saveVehicle = async (
  client: CartClient,
  cart: CartReply,
  { fulfilment, vehicle }: ShippingState,
): Promise<CartReply> => {
  const chosen = vehicle === null || fulfilment !== 'ship-to-shop' ? null : chosenOf(vehicle);
  if (vehicle === null || chosen === null || isSameVehicle(cart.vehicle, vehicle)) return cart;
  return client.call(setCartVehicle, { body: { version: cart.version, vehicle: chosen } }, newKey());
};

/** Saves the whole form, and returns the updated cart. */
const save = async (wish: ShippingState, choice: AppointmentChoice | null): Promise<CartReply> =>
  changeOpenCart(async (client, cart) => {
    const judged = await saveVehicle(client, cart, wish);
    const delivered = await saveDelivery(client, judged, wish);
    const { version } = choice === null ? delivered : await saveAppointment(client, delivered, choice);
    return client.call(setCartShipTo, { body: { version, shipTo: typed(wish.values) } }, newKey());
  });

/** The objection to mounting the tires on the chosen vehicle; the cart is the place to answer it. */
const objectionOf = ({ fulfilment, alerts }: CartReply): string | undefined =>
  fulfilment === 'ship-to-shop' ? alerts.find(({ code }) => code === 'fitmentRefused')?.message : undefined;

const afterRefusal = (wish: ShippingState, error: ContractError): ShippingState => {
  // Somebody else may have taken the time: the page shows the free ones.
  refresh();
  const errors = errorsOfRefusal(error);
  if (errors !== null) return { ...wish, errors };
  return { ...wish, problem: (error.statusCode ?? 500) < 500 ? error.message : OOPS };
};

/** The form's content, with the lists for its vehicle. */
const readWish = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const wish = shippingOfForm(form, before.attempt + 1);
  const { picked, lists } = await readVehicleLists(wish.vehicle ?? NONE_PICKED);
  return { ...wish, vehicle: wish.vehicle === null ? null : picked, vehicleLists: lists };
};

/** Without script, a button loads a shop's times: the shop is saved, and the page is shown again with the typed text. */
const showTimes = async (wish: ShippingState): Promise<ShippingState> => {
  const shopCode = wish.shopCode;
  if (wish.fulfilment !== 'ship-to-shop' || shopCode === null) return wish;
  try {
    await changeOpenCart((client, cart) => saveDelivery(client, cart, wish));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return afterRefusal(wish, error);
  }
  return wish;
};

/** Saves the fulfilment and recipient, and redirects to the next step; faults are shown at their fields. */
export const chooseShipping = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const wish = await readWish(before, form);
  if (form.get('ask') === 'vehicle') return wish;
  if (form.get('ask') === 'times') return showTimes(wish);
  const errors = faultsOfForm(wish);
  if (Object.keys(errors).length > 0) return { ...wish, errors };
  const isShop = wish.fulfilment === 'ship-to-shop';
  const choice = isShop ? readAppointmentKey(wish.appointment.key ?? '') : null;
  let objection: string | undefined;
  try {
    objection = objectionOf(await save(wish, choice));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return afterRefusal(wish, error);
  }
  if (objection !== undefined) {
    refresh();
    return { ...wish, errors: { vehicle: objection } };
  }
  await keepLastDelivery({
    fulfilment: wish.fulfilment,
    shopCode: isShop ? wish.shopCode : null,
    pickupPointCode: wish.fulfilment === 'fedex-pickup' ? wish.pickupPointCode : null,
    appointment: choice,
  });
  // Otherwise the browser's Back shows this page as it was: empty.
  revalidatePath('/checkout/shipping');
  redirect(checkoutHref(isShop ? 'services' : 'payments'));
};
