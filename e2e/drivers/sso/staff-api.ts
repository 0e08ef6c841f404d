import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { createClient } from '@simpletread/contract';

import { consoleUrl } from '../shell/console-drivers.js';

const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';
const { password } = JSON.parse(
  readFileSync(new URL('../../../tools/demo-sign-ins.json', import.meta.url), 'utf8'),
) as { readonly password: string };

/** Addresses of demo staff who decide others' requests. */
export const ADMIN = 'admin@simpletread.example';
export const SECOND_ADMIN = 'second-admin@simpletread.example';
export const AGENT = 'support-agent@simpletread.example';

/** Returns the API as a member of staff. */
export const staffApi = async (email: string) => {
  const answer = await fetch(`${serverUrl}/staff/session`, {
    method: 'POST',
    headers: { origin: consoleUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0] ?? '')
    .join('; ');
  return createClient({ baseUrl: serverUrl, headers: () => ({ cookie, origin: consoleUrl }) });
};

/** Returns the options of a write: its own key. */
export const once = () => ({ idempotencyKey: randomUUID() });
