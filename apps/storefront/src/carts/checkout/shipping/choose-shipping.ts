'use server';

import { type CartReply, ContractError, setCartDelivery } from '@simpletread/contract';
import { type AppointmentChoice, readAppointmentKey } from '@simpletread/domain';
import { refresh, revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { forgetWishedTime } from '../../../installers';
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

const placeOf = ({ fulfilment, shopCode, pickupPointCode, warehouseCode }: ShippingState) => {
  const pickup = fulfilment === 'warehouse-pickup' ? warehouseCode : pickupPointCode;
  return { fulfilment, ...placeCodes(fulfilment, fulfilment === 'ship-to-shop' ? shopCode : pickup) };
};

const vehicleOf = ({ fulfilment, vehicle }: ShippingState) => {
  const chosen = vehicle === null || fulfilment !== 'ship-to-shop' ? null : chosenOf(vehicle);
  return chosen === null ? {} : { vehicle: chosen };
};

/** Keeps all of the form, or nothing of it. Returns the cart as it is then. */
const save = async (request: ShippingState, choice: AppointmentChoice | null): Promise<CartReply> => {
  const body = {
    ...placeOf(request),
    ...vehicleOf(request),
    ...(choice === null ? {} : { appointment: choice }),
    shipTo: typed(request.values),
  };
  return (await openCartClient()).call(setCartDelivery, { body }, newKey());
};

/** The objections to mounting the tires on the vehicle just named. The shopper answers them in the cart. */
const objectionOf = ({ fulfilment, alerts }: CartReply): string | undefined =>
  fulfilment === 'ship-to-shop' ? alerts.find(({ code }) => code === 'fitmentRefused')?.message : undefined;

const afterRefusal = (request: ShippingState, error: ContractError): ShippingState => {
  // The time may be taken by now. The page shows the free ones.
  refresh();
  const errors = errorsOfRefusal(error);
  if (errors !== null) return { ...request, errors };
  return { ...request, problem: (error.statusCode ?? 500) < 500 ? error.message : OOPS };
};

/** The form's values, with the lists for its vehicle. */
const readInput = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const request = shippingOfForm(form, before.attempt + 1);
  const { picked, lists } = await readVehicleLists(request.vehicle ?? NONE_PICKED);
  return { ...request, vehicle: request.vehicle === null ? null : picked, vehicleLists: lists };
};

/** Without script the times of a shop come by a button: the shop is kept, and the page shown again with all that was typed. */
const showTimes = async (request: ShippingState): Promise<ShippingState> => {
  const shopCode = request.shopCode;
  if (request.fulfilment !== 'ship-to-shop' || shopCode === null) return request;
  try {
    await (await openCartClient()).call(setCartDelivery, { body: placeOf(request) }, newKey());
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return afterRefusal(request, error);
  }
  return request;
};

/** Saves delivery and recipient, and opens the next step. Errors appear at their fields. */
export const chooseShipping = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const request = await readInput(before, form);
  if (form.get('ask') === 'vehicle') return request;
  if (form.get('ask') === 'times') return showTimes(request);
  const errors = faultsOfForm(request);
  if (Object.keys(errors).length > 0) return { ...request, errors };
  const isShop = request.fulfilment === 'ship-to-shop';
  const choice = isShop ? readAppointmentKey(request.appointment.key ?? '') : null;
  let objection: string | undefined;
  try {
    objection = objectionOf(await save(request, choice));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return afterRefusal(request, error);
  }
  if (objection !== undefined) {
    refresh();
    return { ...request, errors: { vehicle: objection } };
  }
  await forgetWishedTime();
  await keepLastDelivery({
    fulfilment: request.fulfilment,
    shopCode: isShop ? request.shopCode : null,
    pickupPointCode: request.fulfilment === 'fedex-pickup' ? request.pickupPointCode : null,
    appointment: choice,
  });
  // Else the browser's Back shows this page as it was before: empty.
  revalidatePath('/checkout/shipping');
  redirect(checkoutHref(isShop ? 'services' : 'payments'));
};
