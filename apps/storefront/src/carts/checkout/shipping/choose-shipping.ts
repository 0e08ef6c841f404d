'use server';

import { type CartReply, ContractError, setCartDelivery } from '@simpletread/contract';
import { type AppointmentChoice, readAppointmentKey } from '@simpletread/domain';
import { refresh, revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { checkoutHref } from '../../../shell/paths';
import { keepLastDelivery } from './last-delivery';
import { newKey, openCartClient } from '../../cart';
import { chosenOf, NONE_PICKED } from '../vehicle/picked-vehicle';
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

const placeOf = ({ fulfilment, shopCode, pickupPointCode }: ShippingState) => ({
  fulfilment,
  ...placeCodes(fulfilment, fulfilment === 'ship-to-shop' ? shopCode : pickupPointCode),
});

const vehicleOf = ({ fulfilment, vehicle }: ShippingState) => {
  const chosen = vehicle === null || fulfilment !== 'ship-to-shop' ? null : chosenOf(vehicle);
  return chosen === null ? {} : { vehicle: chosen };
};

/** Keeps all of the form, or nothing of it. Returns the cart as it is then. */
const save = async (wish: ShippingState, choice: AppointmentChoice | null): Promise<CartReply> => {
  const body = {
    ...placeOf(wish),
    ...vehicleOf(wish),
    ...(choice === null ? {} : { appointment: choice }),
    shipTo: typed(wish.values),
  };
  return (await openCartClient()).call(setCartDelivery, { body }, newKey());
};

/** The objections to mounting the tires on the vehicle just named. The shopper answers them in the cart. */
const objectionOf = ({ fulfilment, alerts }: CartReply): string | undefined =>
  fulfilment === 'ship-to-shop' ? alerts.find(({ code }) => code === 'fitmentRefused')?.message : undefined;

const afterRefusal = (wish: ShippingState, error: ContractError): ShippingState => {
  // The time may be taken by now. The page shows the free ones.
  refresh();
  const errors = errorsOfRefusal(error);
  if (errors !== null) return { ...wish, errors };
  return { ...wish, problem: (error.statusCode ?? 500) < 500 ? error.message : OOPS };
};

/** The form's values, with the lists for its vehicle. */
const readWish = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const wish = shippingOfForm(form, before.attempt + 1);
  const { picked, lists } = await readVehicleLists(wish.vehicle ?? NONE_PICKED);
  return { ...wish, vehicle: wish.vehicle === null ? null : picked, vehicleLists: lists };
};

/** Without script the times of a shop come by a button: the shop is kept, and the page shown again with all that was typed. */
const showTimes = async (wish: ShippingState): Promise<ShippingState> => {
  const shopCode = wish.shopCode;
  if (wish.fulfilment !== 'ship-to-shop' || shopCode === null) return wish;
  try {
    await (await openCartClient()).call(setCartDelivery, { body: placeOf(wish) }, newKey());
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return afterRefusal(wish, error);
  }
  return wish;
};

/** Saves delivery and recipient, and opens the next step. Errors appear at their fields. */
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
  // Else the browser's Back shows this page as it was before: empty.
  revalidatePath('/checkout/shipping');
  redirect(checkoutHref(isShop ? 'services' : 'payments'));
};
