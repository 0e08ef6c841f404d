import { revealContact } from '@simpletread/contract';

import { client, useCalls } from '../../../shell/api/index.js';

/** The contact of an order. */
export const contactCalls = {
  revealContact: (id: string, reason: string) =>
    client.call(revealContact, { params: { id }, body: { reason } }),
};

export const useContactCalls = () => useCalls(contactCalls);
