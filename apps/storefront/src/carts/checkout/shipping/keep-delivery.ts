'use server';

import { setCartDelivery, setCartVehicle, setCartZip } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { refresh } from 'next/cache';
import { reportProblem } from '../../../shell/error-reports';
import { changeOpenCart, newKey } from '../../cart';
import { chosenOf, isSameVehicle, type PickedVehicle } from '../vehicle/picked-vehicle';
import { placeCodeOf, placeCodes } from './place-codes';
import type { Fulfilment } from './shipping-state';

// The whole form is sent later and then reports its faults.
const keep = async (change: Parameters<typeof changeOpenCart<void>>[0]): Promise<void> => {
  try {
    await changeOpenCart(change);
  } catch (error) {
    reportProblem('delivery before the form is sent', error);
  }
  refresh();
};

/** Prices the cart for the searched ZIP until it has an address. An invalid ZIP changes nothing. */
export const keepShopZip = async (text: string): Promise<void> => {
  const zip = parseZip(text);
  if (!zip.ok) return;
  const { zip5 } = zip.value;
  await keep(async (client, { version, shipTo, zip: known }) => {
    if (shipTo !== null || known === zip5) return;
    await client.call(setCartZip, { body: { version, zip: zip5 } }, newKey());
  });
};

/** Prices the cart for a fulfilment as soon as it is chosen; a shop order needs its shop, and a pickup its location. */
export const keepDelivery = async (fulfilment: Fulfilment, placeCode: string | null): Promise<void> => {
  if (fulfilment !== 'ship-to-me' && placeCode === null) return;
  await keep(async (client, cart) => {
    if (fulfilment === cart.fulfilment && placeCode === placeCodeOf(cart)) return;
    const choice = { fulfilment, ...placeCodes(fulfilment, placeCode) };
    await client.call(setCartDelivery, { body: { version: cart.version, ...choice } }, newKey());
  });
};

/** Judges the tires for a vehicle as soon as it is picked; an incomplete one changes nothing. */
export const keepVehicle = async (picked: PickedVehicle): Promise<void> => {
  const vehicle = chosenOf(picked);
  if (vehicle === null) return;
  await keep(async (client, { vehicle: known, version }) => {
    if (isSameVehicle(known, picked)) return;
    await client.call(setCartVehicle, { body: { version, vehicle } }, newKey());
  });
};
