import { createClient } from '@simpletread/contract';

import { serverConfig } from '../config/server-config.js';

/** The typed client of our API; the staff session travels in its cookie. */
export const client = createClient({ baseUrl: serverConfig().serverUrl, credentials: 'include' });
