import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders are copied in any order, so each customer begins with the first of theirs. */
const BEGIN = `
  UPDATE people.customer c SET since = first.at
  FROM (SELECT mailbox, min(placed_at) AS at FROM orders."order" GROUP BY mailbox) first
  WHERE first.mailbox = c.mailbox AND first.at < c.since`;

const NOTED = `
  (SELECT id FROM people.customer WHERE mailbox = $1)
  UNION ALL
  (SELECT c.id FROM people.customer c JOIN orders."order" o ON o.mailbox = c.mailbox WHERE c.mailbox <> $1
   GROUP BY c.id HAVING count(*) > 2 ORDER BY c.id LIMIT $2)`;
const noted = z.object({ id: z.string() });

const STAFF = 'SELECT id, name FROM identity.staff WHERE role = $1 ORDER BY id LIMIT 1';
const staff = z.object({ id: z.string(), name: z.string() });

const NOTES = [
  'Drives for work. No car means no pay, so offer the earliest delivery first.',
  'Prefers texts, after 9 am.',
  'Asks for Owen at the shop on Main Street.',
  'Returned a set for the size last year; check the sidewall with them before ordering.',
] as const;

/** Gives customers of a fresh shop notes, and one who was erased. */
export const writeCustomers = async (
  client: pg.ClientBase,
  accountEmail: string,
  now: Date,
  random: Prng,
): Promise<void> => {
  await client.query(BEGIN);
  const [agent] = await queryRows(client, staff, STAFF, ['support-agent']);
  if (agent === undefined) throw new Error('no agent to write notes');
  const customers = await queryRows(client, noted, NOTED, [accountEmail, NOTES.length - 1]);
  const notes = customers.map(({ id: customerId }, at) => {
    const writtenAt = new Date(now.getTime() - (at + 2) * DAY_MS);
    const id = seededId(random, writtenAt);
    const text = NOTES[at % NOTES.length] ?? '';
    return {
      id,
      customer_id: customerId,
      text,
      written_at: writtenAt,
      written_by: agent.id,
      writer_name: agent.name,
      request_key: `seed ${id}`,
    };
  });
  await writeColumns(client, 'people.note', notes);
  await writeColumns(client, 'people.customer', [
    {
      id: seededId(random, now),
      mailbox: null,
      since: new Date(now.getTime() - 40 * DAY_MS),
      erased_at: new Date(now.getTime() - 3 * DAY_MS),
    },
  ]);
};
