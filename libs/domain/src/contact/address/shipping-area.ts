import { isMilitaryZip, MILITARY_STATES } from './military-address.js';
import { US_TERRITORIES } from './us-state.js';

export type ShippingRefusal = 'contact.militaryAddress' | 'contact.outsideShippingArea';

const OUTSIDE_STATES: ReadonlySet<string> = new Set(['AK', 'HI', ...Object.keys(US_TERRITORIES)]);
// Puerto Rico and the Virgin Islands; Hawaii, Guam and the Pacific; Alaska.
const OUTSIDE_ZIP = /^(?:00[6-9]|96[789]|99[5-9])\d{2}/;

/**
 * Returns why tires don't ship to a place; null if they do. A ZIP is enough, and so is a state. Every page, the ZIP dialog, the shop locator,
 * the cart and checkout ask this one question, so all of them say the same. Source: spec sections 1 and 5.
 */
export const shippingRefusal = ({
  zip = '',
  state = '',
}: {
  readonly zip?: string;
  readonly state?: string;
}): ShippingRefusal | null => {
  const code = state.trim().toUpperCase();
  if (isMilitaryZip(zip) || MILITARY_STATES.includes(code)) return 'contact.militaryAddress';
  return OUTSIDE_STATES.has(code) || OUTSIDE_ZIP.test(zip.trim()) ? 'contact.outsideShippingArea' : null;
};
