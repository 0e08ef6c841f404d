import { shippingRefusal, shopSlug, timeZoneOf } from '@simpletread/domain';
import { fictionalPhone } from '../../people/phone.js';
import { nearby } from '../../delivery/places/nearby.js';
import { populationDraw } from '../../delivery/places/population-draw.js';
import type { Place } from '../../delivery/places/read-places.js';
import { streetAddress } from '../../delivery/places/street-names.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { shopHours } from './shop-hours.js';
import { shopNames } from './shop-name.js';
import { installPrice, shopBadges, shopServices } from './shop-offer.js';
import type { ShopRow } from './shop-row.js';

const FIRST_CODE = 20_001;
const MOBILE_SHARE = 0.12;
const SUSPENDED_SHARE = 0.01;
const MOST_BAYS = 6;

/** No shop takes rims or sidewalls outside the program, a few take fewer. */
const limits = (random: Prng): Pick<ShopRow, 'minRimIn' | 'maxRimIn' | 'minAspect'> => ({
  minRimIn: 12,
  maxRimIn: random.weighted([
    [22, 9],
    [20, 1],
  ]),
  minAspect: random.weighted([
    [35, 9],
    [40, 1],
  ]),
});

/** 1 in a village to 6 in a large city. */
const baysOf = ({ cityZips }: Place): number => Math.min(MOST_BAYS, 1 + Math.floor(Math.sqrt(cityZips) / 2));

/** Returns `count` partner shops where tires ship to, more in populous places, each with its own name. */
export const buildShops = (places: readonly Place[], count: number, random: Prng): readonly ShopRow[] => {
  const draw = populationDraw(places.filter((place) => shippingRefusal(place) === null));
  const nameFor = shopNames();
  return Array.from({ length: count }, (_, index) => {
    const place = draw(random);
    const company = nameFor(place.city, random);
    const slug = shopSlug(company);
    return {
      id: seededId(random, CATALOGUE_EPOCH),
      code: `S${FIRST_CODE + index}`,
      slug,
      company,
      address1: streetAddress(random),
      city: place.city,
      state: place.state,
      zip: place.zip,
      ...nearby(place, random),
      phone: fictionalPhone(place.state, random),
      email: `${slug}@example.com`,
      timeZone: timeZoneOf(place.state, place.lng),
      hours: shopHours(random),
      services: shopServices(random),
      badges: shopBadges(random),
      installPriceInCents: installPrice(place.state, random),
      doesMobile: random.chance(MOBILE_SHARE),
      ...limits(random),
      // They are counted once reviews are written.
      rating: null,
      reviewCount: 0,
      bays: baysOf(place),
      status: random.chance(SUSPENDED_SHARE) ? 'suspended' : 'active',
    };
  });
};
