import { emptyRoute } from '../../limits/empty-route.js';
import type { Scenario } from '../scenario.js';

/** The limit of the reading scenarios: the cost of an empty request. */
export const empty: Scenario = {
  name: 'empty',
  what: 'GET /health: nothing',
  limit: 'empty route',
  target: {},
  prepare: ({ caller, serverUrl }) => Promise.resolve(emptyRoute(caller, serverUrl)),
};
