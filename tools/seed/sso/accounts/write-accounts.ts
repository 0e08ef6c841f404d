import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import type { DemoSignIns } from '../staff/demo-staff.js';
import { hashPassword } from '../staff/hash-password.js';
import { writeColumns } from '../../write-columns.js';

/** Writes the demo customers' accounts, and emits that each address is verified, so their orders are claimed. */
export const writeAccounts = async (
  client: pg.ClientBase,
  { customers, password }: DemoSignIns,
  now: Date,
  random: Prng,
): Promise<void> => {
  const hashes = await Promise.all(customers.map(() => hashPassword(password)));
  const accounts = customers.map(({ firstName, lastName, email }, index) => ({
    id: seededId(random, CATALOGUE_EPOCH),
    email,
    email_proved_at: now,
    password_hash: hashes[index] ?? '',
    first_name: firstName,
    last_name: lastName,
    created_at: now,
  }));
  await writeColumns(client, 'identity.account', accounts);
  const events = accounts.map(({ id, email }) => ({
    id: seededId(random, now),
    type: 'identity.emailProved',
    aggregate_id: id,
    payload: JSON.stringify({ accountId: id, email }),
  }));
  await writeColumns(client, 'platform.outbox_event', events);
};
