import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { DemoSignIns } from './demo-staff.js';
import { hashPassword } from './hash-password.js';

/** Writes one member of staff for each demo sign-in; every password has its own salt. */
export const writeStaff = async (
  client: pg.ClientBase,
  signIns: DemoSignIns,
  now: Date,
  random: Prng,
): Promise<void> => {
  const hashes = await Promise.all(signIns.accounts.map(() => hashPassword(signIns.password)));
  const rows = signIns.accounts.map((account, index) => ({
    id: seededId(random, CATALOGUE_EPOCH),
    email: account.email.toLowerCase(),
    name: account.name,
    role: account.role,
    password_hash: hashes[index] ?? '',
    created_at: now,
  }));
  await writeColumns(client, 'identity.staff', rows);
};
