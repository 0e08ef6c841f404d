import { MASK } from '../../audit/staff/index.js';

/** A token in an address: long, and made of what tokens are made of. */
const TOKEN = /([?&#](?:[a-z]+=)?|\/quotes\/)[\w-]{40,}/gi;

/** `text` without the tokens of its links: whoever may read a mail may not act as the one whom it was sent to. */
export const hideLinks = (text: string): string => text.replace(TOKEN, `$1${MASK}`);
