import { shippingRefusal } from '@simpletread/domain';

import { firstName } from '../../../people/first-name.js';
import { lastName } from '../../../people/last-name.js';
import { fictionalPhone } from '../../../people/phone.js';
import { populationDraw } from '../../../delivery/places/population-draw.js';
import type { Place } from '../../../delivery/places/read-places.js';
import { streetAddress } from '../../../delivery/places/street-names.js';
import type { Prng } from '../../../random/prng.js';
import type { DrivenVehicle } from './driven-vehicles.js';

/** A customer; a repeat buyer has the same car and address. */
export interface Customer {
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly phoneType: 'mobile' | 'home' | 'work';
  readonly address1: string;
  readonly address2: string;
  readonly place: Place;
  readonly vehicle: DrivenVehicle;
  readonly accountType: string;
  readonly company: string | null;
}

const UNIT_SHARE = 0.14;
const LEAST_PER_STATE = 3;
const DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

const mailbox = (first: string, last: string, index: number, random: Prng): string =>
  `${first}.${last}${index}@${random.pick(DOMAINS)}`.toLowerCase().replace(/[^a-z0-9.@]/g, '');

const account = (last: string, random: Prng): Pick<Customer, 'accountType' | 'company'> =>
  random.weighted([
    [{ accountType: 'Retail', company: null }, 93],
    [{ accountType: 'Fleet', company: `${last} Field Services` }, 5],
    [{ accountType: 'Wholesale', company: `${last} Motors` }, 2],
  ]);

const buildCustomer = (place: Place, index: number, vehicle: DrivenVehicle, random: Prng): Customer => {
  const [first, last] = [firstName(random), lastName(random)];
  return {
    key: String(index),
    email: mailbox(first, last, index, random),
    firstName: first,
    lastName: last,
    phone: fictionalPhone(place.state, random),
    phoneType: random.weighted([
      ['mobile', 8],
      ['home', 1],
      ['work', 1],
    ]),
    address1: streetAddress(random),
    address2: random.chance(UNIT_SHARE) ? `Apt ${random.int(1, 48)}` : '',
    place,
    vehicle,
    ...account(last, random),
  };
};

/** Returns `count` customers by population, with some in every state that we ship to. */
export const buildCustomers = (
  places: readonly Place[],
  drawVehicle: (random: Prng) => DrivenVehicle,
  count: number,
  random: Prng,
): readonly Customer[] => {
  const homes = places.filter((place) => shippingRefusal(place) === null);
  const drawHome = populationDraw(homes);
  const states = [...new Set(homes.map((place) => place.state))].sort();
  const spread = states.flatMap((state) => {
    const inState = homes.filter((place) => place.state === state);
    return Array.from({ length: LEAST_PER_STATE }, () => random.pick(inState));
  });
  const rest = Array.from({ length: Math.max(0, count - spread.length) }, () => drawHome(random));
  return [...spread, ...rest].map((place, index) => buildCustomer(place, index, drawVehicle(random), random));
};
