import type { PickupPoint } from '@simpletread/contract';
import { shippingRefusal, timeZoneOf } from '@simpletread/domain';
import { fictionalPhone } from '../../people/phone.js';
import { nearby } from '../places/nearby.js';
import { populationDraw } from '../places/population-draw.js';
import type { Place } from '../places/read-places.js';
import { streetAddress } from '../places/street-names.js';
import type { Prng } from '../../random/prng.js';
import { counterHours } from './counter-hours.js';

/** A carrier location with its position. */
export type PickupPointRow = PickupPoint & { readonly lat: number; readonly lng: number };

const FIRST_CODE = 10_001;

/** Returns `count` invented FedEx locations in the 48 states and the District, more in populous places. */
export const buildPickupPoints = (
  places: readonly Place[],
  count: number,
  random: Prng,
): readonly PickupPointRow[] => {
  const draw = populationDraw(places.filter((place) => shippingRefusal(place) === null));
  return Array.from({ length: count }, (_, index) => {
    const place = draw(random);
    const address1 = streetAddress(random);
    return {
      code: `FX${FIRST_CODE + index}`,
      name: `FedEx Office, ${address1.replace(/^\d+ /, '')}`,
      address1,
      city: place.city,
      state: place.state,
      zip: place.zip,
      ...nearby(place, random),
      phone: fictionalPhone(place.state, random),
      distanceMiles: null,
      hours: counterHours(random),
      timeZone: timeZoneOf(place.state, place.lng),
    };
  });
};
