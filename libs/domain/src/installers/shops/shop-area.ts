import { ownValue } from '../../lookup/index.js';
import { US_STATES } from '../../contact/index.js';
import { shopSlug } from './shop-slug.js';

/** Shops this far from the middle of a city's shops are on the city's page. The specification leaves the distance to us; it is the locator's. */
export const AREA_RADIUS_MILES = 25;

type UsState = keyof typeof US_STATES;

const CODES = Object.keys(US_STATES) as UsState[];
const STATE_BY_SLUG: ReadonlyMap<string, UsState> = new Map(
  CODES.map((state) => [shopSlug(US_STATES[state]), state]),
);

/** Returns a state's name by its postal code; the code itself for anything else. */
export const stateName = (state: string): string => ownValue(US_STATES, state) ?? state;

/** Returns the address form of a state: `NC` → `north-carolina`. */
export const stateAreaSlug = (state: string): string => shopSlug(stateName(state));

/** Returns the state of an address form, or null: `north-carolina` → `NC`. */
export const stateOfAreaSlug = (slug: string): UsState | null => STATE_BY_SLUG.get(slug) ?? null;

/** Returns the address form of a city: `St. Louis`, `MO` → `st-louis-mo`. No state's ends like this, so neither is taken for the other. */
export const cityAreaSlug = (city: string, state: string): string =>
  `${shopSlug(city)}-${state.toLowerCase()}`;
