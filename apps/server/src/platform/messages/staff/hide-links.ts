import { BASE32 } from '@simpletread/domain';

import { MASK } from '../../audit/staff/index.js';

/** A token in an address: long, and made of what tokens are made of. */
const TOKEN = /([?&#](?:[a-z]+=)?|\/quotes\/)[\w-]{40,}/gi;

/** A code that spends a gift card. */
const GIFT_CARD_CODE = /\b(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}\b/g;

/** A code that opens an order. The public number of a gift card looks the same, and is named as one. */
const ORDER_CODE = new RegExp(`(?<![\\w-]|Gift card )[${BASE32}]{4}-[${BASE32}]{4}(?![\\w-])`, 'g');

/** `text` without the tokens of its links and without codes: a reader of an email may not act as its recipient. */
export const hideLinks = (text: string): string =>
  text.replace(TOKEN, `$1${MASK}`).replace(GIFT_CARD_CODE, MASK).replace(ORDER_CODE, MASK);
