import { findAnything, type Found, listRecents } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const finderCalls = {
  find: (q: string) => client.call(findAnything, { query: { q } }),
  recents: (records: readonly Pick<Found, 'kind' | 'id'>[]) =>
    client.call(listRecents, { body: { records: [...records] } }),
};

export const useFinderCalls = () => useCalls(finderCalls);
