import { AccountRepository } from '../../../src/sso/accounts/account.repository.js';
import { newId } from '../../../src/platform/ids/index.js';
import { PersonSeal } from '../../../src/sso/privacy/person-seal.js';
import type { TestApp } from '../../app/start-test-app.js';

/** An account's wish to be forgotten, in its days of grace; returns its id. */
export const aPendingErasure = async (
  { db, get }: Pick<TestApp, 'db' | 'get'>,
  accountId: string,
): Promise<string> => {
  const requestId = newId();
  const account = await get(AccountRepository).find(accountId);
  const person = get(PersonSeal).sealPerson(requestId, { accountId, email: account?.email ?? '' });
  await db.execute(
    `INSERT INTO privacy.request (id, kind, account_id, person, state, asked_by, step_count, due_at)
     VALUES ($1, 'erasure', $2, $3, 'pending', 'customer', 5, now() + interval '14 days')`,
    [requestId, accountId, person],
  );
  return requestId;
};
