import { CART_QUANTITY_COOKIE, VEHICLE_COOKIE, ZIP_COOKIE } from '@simpletread/domain';
import type { ChosenVehicle } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { readPlace } from './read-place';
import { readVehicle } from './read-vehicle';
import { reportProblem } from '../error-reports';
import { decodeCookie, readZipText, type ZipSetter } from '../stored-values';
import { parseVehicleKey, vehicleKeyText } from './vehicle-key';

export interface ShopperPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** Its source. */
  readonly setBy: ZipSetter;
}

export interface ShopperVehicle {
  /** `make/model/year/trim`, in the API's form. */
  readonly key: string;
  readonly href: string;
  readonly chosen: ChosenVehicle;
}

export interface Shopper {
  readonly place: ShopperPlace | null;
  readonly vehicle: ShopperVehicle | null;
  readonly cartQuantity: number;
}

/** Returns the name of a shopper's vehicle: `2019 Honda CR-V`. */
export const vehicleText = ({ chosen: { year, make, model } }: Pick<ShopperVehicle, 'chosen'>): string =>
  `${year} ${make} ${model}`;

const orNull = async <T>(what: string, reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply;
  } catch (error) {
    // A cookie may name something that no longer exists; the page continues without it.
    reportProblem(what, error);
    return null;
  }
};

const placeOf = async (text: string | undefined): Promise<ShopperPlace | null> => {
  const known = readZipText(text);
  if (known === null) return null;
  const place = await orNull('shopper zip', readPlace(known.zip));
  return place === null ? null : { ...place, setBy: known.setBy };
};

const vehicleOf = async (text: string | undefined): Promise<ShopperVehicle | null> => {
  const key = parseVehicleKey(text);
  if (key === null) return null;
  const found = await orNull('shopper vehicle', readVehicle(key.make, key.model, key.year));
  if (found === null) return null;
  const { year, make, model, makeSlug, modelSlug } = found;
  const trim = key.trim ?? '';
  const query = trim === '' ? '' : `?trim=${encodeURIComponent(trim)}`;
  return {
    key: vehicleKeyText(key),
    href: `/vehicles/${makeSlug}/${modelSlug}/${year}${query}`,
    chosen: { year, make, model, trim, makeSlug, modelSlug },
  };
};

/** Returns the shopper's facts so far, from cookies. Never fails. */
export const readShopper = cache(async (): Promise<Shopper> => {
  const jar = await cookies();
  const [place, vehicle] = await Promise.all([
    placeOf(jar.get(ZIP_COOKIE.name)?.value),
    vehicleOf(decodeCookie(jar.get(VEHICLE_COOKIE.name)?.value)),
  ]);
  const cartQuantity = Number(jar.get(CART_QUANTITY_COOKIE.name)?.value ?? 0);
  return { place, vehicle, cartQuantity: Number.isInteger(cartQuantity) ? Math.max(0, cartQuantity) : 0 };
});
