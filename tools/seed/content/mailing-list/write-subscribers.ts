import { createHash, createHmac } from 'node:crypto';
import { LIST_CONSENT_VERSION, mailboxOf } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const MOST = 240;
const HOUR_MS = 3_600_000;
/** Of ten people, so many are in each state. */
const OF_TEN = [
  'subscribed',
  'subscribed',
  'left',
  'subscribed',
  'subscribed',
  'pending',
  'subscribed',
] as const;
const CUSTOMERS = `SELECT email, created_at FROM orders.customer ORDER BY created_at, id LIMIT $1`;

const customerRow = z.object({ email: z.string(), created_at: z.date() });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Seeding {
  readonly now: Date;
  /** The server's, which makes the links to subscriptions. */
  readonly secret: string;
}

/** Writes buyers who joined the mailing list, left it, or didn't confirm yet. */
export const writeSubscribers = async (
  client: pg.ClientBase,
  { now, secret }: Seeding,
  random: Prng,
): Promise<void> => {
  const seen = new Set<string>();
  const customers = (await queryRows(client, customerRow, CUSTOMERS, [MOST])).filter(({ email }) => {
    const isNew = !seen.has(mailboxOf(email));
    seen.add(mailboxOf(email));
    return isNew;
  });
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const rows = customers.map(({ email, created_at: since }, at) => {
    const state = OF_TEN[at % OF_TEN.length] ?? 'subscribed';
    const askedAt = state === 'pending' ? hoursAgo(1 + random.int(0, 40)) : since;
    const id = seededId(random, askedAt);
    const token = createHmac('sha256', secret).update(`subscriber-token:${id}`).digest('base64url');
    const isLeft = state === 'left';
    return {
      id,
      mailbox: mailboxOf(email),
      email,
      state,
      consent_version: LIST_CONSENT_VERSION,
      token_hash: sha256(token),
      asked_at: askedAt,
      confirmed_at: state === 'pending' ? null : askedAt,
      left_at: isLeft
        ? new Date(Math.max(askedAt.getTime(), hoursAgo(24 * random.int(1, 60)).getTime()))
        : null,
      left_by: isLeft ? random.pick(['page', 'mailProgram'] as const) : null,
    };
  });
  await writeColumns(client, 'content.subscriber', rows);
  await writeColumns(
    client,
    'platform.mail_suppression',
    rows
      .filter(({ state }) => state === 'left')
      .map(({ mailbox, left_at: at }) => ({
        mailbox_hash: sha256(`mailbox ${mailbox}`),
        reason: 'left',
        at,
      })),
  );
};
