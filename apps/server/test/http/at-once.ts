import { createClient } from '@simpletread/contract';

import type { TestApp } from '../app/start-test-app.js';

/** `app` with a client on native fetch, whose kept connections let a crowd of calls arrive together. */
export const atOnce = <A extends TestApp>(app: A): A => ({
  ...app,
  client: createClient({ baseUrl: app.url, validateReplies: true }),
});
