import { askToActAs, listActingVisits } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Visits of the shop as a customer. */
export const actingCalls = {
  /** A link that is good once and told to nobody: nothing keeps the answer for a second try. */
  askToActAs: (id: string, body: BodyOf<typeof askToActAs>) =>
    client.call(askToActAs, { params: { id }, body }),
  actingVisits: (id: string) => client.call(listActingVisits, { params: { id } }),
};

export const useActingCalls = () => useCalls(actingCalls);
