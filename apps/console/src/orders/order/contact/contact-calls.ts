import { revealContact } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** The contact of an order. */
export const contactCalls = {
  revealContact: (id: string, body: BodyOf<typeof revealContact>) =>
    client.call(revealContact, { params: { id }, body }),
};

export const useContactCalls = () => useCalls(contactCalls);
