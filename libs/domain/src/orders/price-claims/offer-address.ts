import { ok, refuse, type Result } from '../../result/index.js';
import { MOST_OFFER_ADDRESS } from './price-claim-limits.js';

/**
 * Reads the web address of another seller's offer; a missing `https://` is added. Refuses with `priceClaim.addressInvalid` what isn't an
 * address of the public web.
 */
export const parseOfferAddress = (text: string): Result<string, 'priceClaim.addressInvalid'> => {
  const typed = text.trim();
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (whole.length > MOST_OFFER_ADDRESS || !URL.canParse(whole)) return refuse('priceClaim.addressInvalid');
  const { hostname, href, username, password } = new URL(whole);
  const isPublic = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+$/u.test(hostname);
  return isPublic && username === '' && password === ''
    ? ok(href.slice(0, MOST_OFFER_ADDRESS))
    : refuse('priceClaim.addressInvalid');
};
