import { ok, refuse, type Result } from '../../result/index.js';
import { MOST_OFFER_ADDRESS } from './price-claim-limits.js';

/**
 * Reads the web address of another seller's offer; a missing `https://` is added. Refuses with `priceClaim.addressInvalid` what isn't an
 * address of the public web, and with `priceClaim.addressTooLong` (data: the most characters) what is longer as it is stored.
 */
export const parseOfferAddress = (
  text: string,
): Result<string, 'priceClaim.addressInvalid' | 'priceClaim.addressTooLong'> => {
  const typed = text.trim();
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return refuse('priceClaim.addressInvalid');
  const { hostname, href, username, password } = new URL(whole);
  const isPublic = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+$/u.test(hostname);
  if (!isPublic || username !== '' || password !== '') return refuse('priceClaim.addressInvalid');
  // A cut address opens another page, or none.
  return href.length > MOST_OFFER_ADDRESS
    ? refuse('priceClaim.addressTooLong', { max: MOST_OFFER_ADDRESS })
    : ok(href);
};
