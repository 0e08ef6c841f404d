import { getOurPicks, saveOurPicks } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type PicksRequest = BodyOf<typeof saveOurPicks>;

/** Our picks. */
export const picksCalls = {
  ourPicks: () => client.call(getOurPicks, {}),
  saveOurPicks: (body: PicksRequest, idempotencyKey: string) =>
    client.call(saveOurPicks, { body }, { idempotencyKey }),
};

export const usePicksCalls = () => useCalls(picksCalls);
