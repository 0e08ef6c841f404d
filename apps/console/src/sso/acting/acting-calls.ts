import { askToActAs, listActingVisits } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Visits of the shop as a customer. */
export const actingCalls = {
  /** A secret one-time link: the answer isn't cached for a second try. */
  askToActAs: (id: string, body: BodyOf<typeof askToActAs>) =>
    client.call(askToActAs, { params: { id }, body }),
  actingVisits: (id: string) => client.call(listActingVisits, { params: { id } }),
};

export const useActingCalls = () => useCalls(actingCalls);
