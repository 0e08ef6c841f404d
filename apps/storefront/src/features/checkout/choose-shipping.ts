'use server';

import { ContractError, setCartFulfilment, setCartShipTo } from '@simpletread/contract';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { checkoutHref } from './checkout-steps';
import { keepLastDelivery } from './last-delivery';
import { changeOpenCart, newKey } from './open-cart';
import { placeCodes } from './place-codes';
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

const save = ({ fulfilment, shopCode, pickupPointCode, values }: ShippingState): Promise<void> =>
  changeOpenCart(async (client, { version }) => {
    const code = fulfilment === 'ship-to-shop' ? shopCode : pickupPointCode;
    const choice = { fulfilment, ...placeCodes(fulfilment, code) };
    const cart = await client.call(setCartFulfilment, { body: { version, ...choice } }, newKey());
    await client.call(setCartShipTo, { body: { version: cart.version, shipTo: typed(values) } }, newKey());
  });

/** Keeps how the tires come and who gets them, and leads to the next step; what is wrong stands at its field. */
export const chooseShipping = async (before: ShippingState, form: FormData): Promise<ShippingState> => {
  const wish = shippingOfForm(form, before.attempt + 1);
  const errors = faultsOfForm(wish);
  if (Object.keys(errors).length > 0) return { ...wish, errors };
  try {
    await save(wish);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const refused = errorsOfRefusal(error);
    if (refused !== null) return { ...wish, errors: refused };
    return { ...wish, problem: (error.statusCode ?? 500) < 500 ? error.message : OOPS };
  }
  await keepLastDelivery({
    fulfilment: wish.fulfilment,
    shopCode: wish.fulfilment === 'ship-to-shop' ? wish.shopCode : null,
    pickupPointCode: wish.fulfilment === 'fedex-pickup' ? wish.pickupPointCode : null,
    appointment: wish.fulfilment === 'ship-to-shop' ? wish.appointment : null,
  });
  // Else the browser's Back shows this page as it was before: empty.
  revalidatePath('/checkout/shipping');
  redirect(checkoutHref(wish.fulfilment === 'ship-to-shop' ? 'services' : 'payments'));
};
