import { getGlobals } from '@simpletread/contract';

import { prepare } from '../../http/http-caller.js';
import type { Scenario } from '../scenario.js';

/** Requested by every page; it must cost next to nothing. */
export const globals: Scenario = {
  name: 'globals',
  what: 'GET /globals: season, pills, footer',
  limit: 'empty route',
  target: { ofLimit: 0.8, p99Ms: 5 },
  prepare: ({ serverUrl, caller }) => {
    const call = prepare(serverUrl, getGlobals, { query: {} });
    return Promise.resolve(() => caller.send(call));
  },
};
