import { type CallInput, createClient } from '@simpletread/contract';

import { serverConfig } from '../config/index.js';

/** The typed client of our API; the staff session travels in its cookie. */
export const client = createClient({ baseUrl: serverConfig().serverUrl, credentials: 'include' });

/** The body that a call sends. */
export type BodyOf<E extends Parameters<typeof client.call>[0]> =
  CallInput<E> extends { body: infer B } ? B : never;
