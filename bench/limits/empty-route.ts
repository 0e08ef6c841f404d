import type { HttpCaller } from '../http/http-caller.js';
import type { Operation } from '../load/open-loop.js';

/** The minimum cost of a request on this server: a route without input that says `ok`. */
export const emptyRoute = (caller: HttpCaller, serverUrl: string): Operation => {
  const prepared = { method: 'GET', url: new URL('/health', serverUrl), headers: {}, body: null };
  return () => caller.send(prepared);
};
