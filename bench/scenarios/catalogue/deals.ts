import { listDeals } from '@simpletread/contract';

import { prepare } from '../../http/http-caller.js';
import type { Scenario } from '../scenario.js';

/** All deals, with their lines and lowest prices. */
export const deals: Scenario = {
  name: 'deals',
  what: 'GET /deals: what is on sale, with its lines',
  limit: 'empty route',
  target: { cpuMs: 1 },
  prepare: ({ serverUrl, caller }) => {
    const call = prepare(serverUrl, listDeals, { query: {} });
    return Promise.resolve(() => caller.send(call));
  },
};
