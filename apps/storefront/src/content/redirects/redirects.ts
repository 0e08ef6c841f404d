import { listMovedAddresses, listRedirects } from '@simpletread/contract';

import { heeded } from './heeded';
import { keptReply } from './kept-reply';
import { movedAddressesOf, NOTHING_MOVED } from './moved-addresses';
import type { Ways } from './moved-to';

const redirects = keptReply<Ways['redirects']>({
  path: listRedirects.path,
  empty: new Map(),
  read: (body) => {
    const reply = listRedirects.reply.safeParse(body);
    return reply.success ? heeded(reply.data) : null;
  },
});

const moved = keptReply<Ways['moved']>({
  path: listMovedAddresses.path,
  empty: NOTHING_MOVED,
  read: (body) => {
    const reply = listMovedAddresses.reply.safeParse(body);
    return reply.success ? movedAddressesOf(reply.data) : null;
  },
});

/** Returns old addresses with their replacements, at most two seconds old. */
export const currentWays = async (): Promise<Ways> => {
  const [byHand, byRecord] = await Promise.all([redirects(), moved()]);
  return { redirects: byHand, moved: byRecord };
};
