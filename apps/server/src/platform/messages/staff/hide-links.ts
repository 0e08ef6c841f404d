import { MASK } from '../../audit/staff/index.js';

/** A token in an address: long, and made of what tokens are made of. */
const TOKEN = /([?&#](?:[a-z]+=)?|\/quotes\/)[\w-]{40,}/gi;

/** `text` without the tokens of its links: a reader of an email may not act as its recipient. */
export const hideLinks = (text: string): string => text.replace(TOKEN, `$1${MASK}`);
