import { BASE32 } from '@simpletread/domain';

import { MASK } from '../../audit/staff/index.js';

/** A token in an address: long, and made of what tokens are made of. */
const TOKEN =
  /([?&#](?:[a-z]+=)?|\/(?:quotes|my-reviews|feedback|swaps|exchanges|mailing-list(?:\/confirm)?)\/)[\w-]{40,}/gi;

/** A code that spends a gift card. */
const GIFT_CARD_CODE = /\b(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}\b/g;

/** A code that opens an order. A gift card’s public number has the same form, but follows the words “Gift card”. */
const ORDER_CODE = new RegExp(`(?<![\\w-]|Gift card )[${BASE32}]{4}-[${BASE32}]{4}(?![\\w-])`, 'g');

/** Returns `text` without codes and link tokens, so staff who read an email can't act as its recipient. */
export const hideLinks = (text: string): string =>
  text.replace(TOKEN, `$1${MASK}`).replace(GIFT_CARD_CODE, MASK).replace(ORDER_CODE, MASK);
