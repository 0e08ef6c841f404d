import type { HttpCaller } from '../http/http-caller.js';
import type { Operation } from '../load/open-loop.js';

/** The least that a request can cost this server: a route that asks nothing and says `ok`. */
export const emptyRoute = (caller: HttpCaller, serverUrl: string): Operation => {
  const prepared = { method: 'GET', url: new URL('/health', serverUrl), headers: {}, body: null };
  return () => caller.send(prepared);
};
