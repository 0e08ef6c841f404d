import { randomUUID } from 'node:crypto';

import { askForErasure } from '@simpletread/contract';

import { eventually, type SpawnedServer, spawnServer } from '../../../test/index.js';
import {
  deliver,
  endGrace,
  type PrivacyWalk,
  aKnownCustomer,
  startPrivacyWalk,
  whereabouts,
} from '../../../test/sso/privacy-walk.js';

const BOOT_MS = 150_000;

describe('a server that is killed during an erasure', () => {
  let walk: PrivacyWalk;
  let server: SpawnedServer | null = null;
  beforeAll(async () => {
    walk = await startPrivacyWalk({ RUN_WORKERS: '0' });
  });
  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
    await walk.close();
  });

  const spawned = async (env: Readonly<Record<string, string>> = {}) =>
    (server = await spawnServer('src/main.js', {
      DATABASE_URL: walk.databaseUrl,
      ...walk.env,
      LOG_LEVEL: 'error',
      ...env,
    }));
  const requestOf = (accountId: string) =>
    walk.db.one<{ state: string; steps: readonly string[] }>(
      'SELECT state, steps_done AS steps FROM privacy.request WHERE account_id = $1',
      [accountId],
    );

  it(
    'leaves the rest to the next one, which goes on where it stopped',
    async () => {
      const person = await aKnownCustomer(walk);
      const { accountId, headers, password } = person;
      const body = { password, confirmation: 'ERASE' };
      await walk.client.call(askForErasure, { body }, { headers, idempotencyKey: randomUUID() });
      await deliver(walk, person.orderId);
      await endGrace(walk, accountId);
      const dying = await spawned({ CRASH_AT: 'privacy.afterStep' });
      expect(await dying.ended).toBe('SIGKILL');
      const left = await requestOf(accountId);
      expect([left?.state, left?.steps.length]).toEqual(['erasing', 1]);
      await spawned();
      await eventually(async () => expect((await requestOf(accountId))?.state).toBe('erased'), 90_000);
      const steps = (await requestOf(accountId))?.steps ?? [];
      expect(new Set(steps).size).toBe(steps.length);
      expect(await whereabouts(walk, [person.email, person.phone, person.street])).toEqual([]);
    },
    BOOT_MS,
  );
});
