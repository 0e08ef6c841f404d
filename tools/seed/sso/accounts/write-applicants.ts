import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { hashPassword } from '../staff/hash-password.js';
import { writeColumns } from '../../write-columns.js';

/** Someone with an account who applies for something. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Writes accounts that nobody knows the password of, and returns their ids by email address. */
export const writeApplicants = async (
  client: pg.ClientBase,
  applicants: readonly Applicant[],
  since: Date,
  random: Prng,
): Promise<ReadonlyMap<string, string>> => {
  const hash = await hashPassword(`${random.uint32()} ${random.uint32()} ${random.uint32()}`);
  const accounts = applicants.map(({ firstName, lastName, email }) => ({
    id: seededId(random, since),
    email,
    email_proved_at: since,
    password_hash: hash,
    first_name: firstName,
    last_name: lastName,
    created_at: since,
  }));
  await writeColumns(client, 'identity.account', accounts);
  return new Map(accounts.map(({ email, id }) => [email, id]));
};
