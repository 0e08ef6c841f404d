import { MASK } from '../../audit/staff/index.js';

/** A token in an address: long, and made of what tokens are made of. */
const TOKEN = /([?&#](?:[a-z]+=)?|\/quotes\/)[\w-]{40,}/gi;

/** A code that spends a gift card. */
const CODE = /\b(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}\b/g;

/** `text` without the tokens of its links and the codes of gift cards: a reader of an email may not act as its recipient. */
export const hideLinks = (text: string): string => text.replace(TOKEN, `$1${MASK}`).replace(CODE, MASK);
