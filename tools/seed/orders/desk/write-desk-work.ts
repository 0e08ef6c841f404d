import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const PERSON = 'SELECT id, name FROM identity.staff WHERE role = $1 ORDER BY id LIMIT 1';
const personRow = z.object({ id: z.string(), name: z.string() });

const idRow = z.object({ id: z.string() });
/** Orders between the newest, whose clocks journeys watch, and the oldest, which the warehouse picks next. */
const PLACED = `SELECT id FROM orders."order" WHERE state = 'placed' ORDER BY placed_at, id OFFSET 5 LIMIT 4`;
const RETURNS =
  "SELECT id FROM orders.tire_return WHERE state IN ('requested', 'received') ORDER BY number LIMIT 2";
const CLAIMS = "SELECT id FROM orders.price_claim WHERE state = 'requested' ORDER BY number LIMIT 1";
/** Reviews in the middle of the queue: a moderator’s own, and one that is handed over. */
const REVIEWS = `SELECT review_id AS id FROM reviews.submission WHERE our_turn_since IS NOT NULL
  ORDER BY our_turn_since, review_id OFFSET 1 LIMIT 3`;
const APPROVALS =
  "SELECT id FROM approvals.approval WHERE state = 'pending' AND kind <> 'quote.discount' ORDER BY requested_at DESC, id LIMIT 1";
const TEXT = 'SELECT id FROM orders.prepared_text WHERE name = $1';

const HOLD = 'UPDATE orders."order" SET held_at = $2, held_by = $3, hold_reason = $4 WHERE id = $1';

const HOUR_MS = 3_600_000;
const REASONS = ['The ZIP code doesn’t match the city', 'The buyer wants a call before we ship'] as const;

const macrosOf = (
  textIds: ReadonlyMap<string, string>,
): readonly (readonly [string, readonly object[]])[] => [
  [
    'Address looks wrong',
    [
      { kind: 'assign', to: 'me' },
      { kind: 'hold', reason: 'The carrier can’t find the address' },
      { kind: 'message', textId: textIds.get('Undeliverable address'), channel: 'email' },
    ],
  ],
  [
    'Couldn’t reach the buyer',
    [
      { kind: 'note', text: 'Called the buyer, no answer. Left a voicemail.' },
      { kind: 'message', textId: textIds.get('Couldn’t reach you'), channel: 'email' },
    ],
  ],
  [
    'Checked and released',
    [
      { kind: 'release' },
      { kind: 'note', text: 'Checked with the buyer.' },
      { kind: 'assign', to: 'nobody' },
    ],
  ],
];

const idsOf = async (
  client: pg.ClientBase,
  sql: string,
  params: readonly unknown[] = [],
): Promise<string[]> => (await queryRows(client, idRow, sql, params)).map(({ id }) => id);

/** Writes the work of the agents' desk: owned and handed over orders, returns, claims, reviews and approvals, held orders, and macros. */
export const writeDeskWork = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const [agent] = await queryRows(client, personRow, PERSON, ['support-agent']);
  const [senior] = await queryRows(client, personRow, PERSON, ['senior-agent']);
  if (agent === undefined || senior === undefined) throw new Error('no support staff');
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const owned = (
    kind: string,
    id: string,
    owner: typeof agent,
    handed: readonly [string, string] | null,
  ) => ({
    kind,
    record_id: id,
    owner_id: owner.id,
    owner_name: owner.name,
    since: ago(handed === null ? 2 : 1),
    handed_by: handed?.[0] ?? null,
    note: handed?.[1] ?? null,
  });
  const placed = await idsOf(client, PLACED);
  const held = placed.slice(0, REASONS.length);
  const returns = await idsOf(client, RETURNS);
  const claims = await idsOf(client, CLAIMS);
  const reviews = await idsOf(client, REVIEWS);
  const approvals = await idsOf(client, APPROVALS);
  const toAgent = [senior.name, 'The buyer calls back after 5. Can you take it?'] as const;
  const toModerator = [senior.name, 'The same words as last week. Do you know this writer?'] as const;
  const toSenior = [agent.name, 'Above my refund limit.'] as const;
  await writeColumns(client, 'platform.work_owner', [
    ...held.map((id) => owned('orders', id, agent, null)),
    ...placed.slice(REASONS.length).map((id) => owned('orders', id, agent, toAgent)),
    ...returns.map((id, place) => owned('returns', id, senior, place === 0 ? toSenior : null)),
    ...claims.map((id) => owned('price-claims', id, agent, toAgent)),
    ...reviews.map((id, place) => owned('reviews', id, agent, place === 0 ? toModerator : null)),
    ...approvals.map((id) => owned('approvals', id, senior, null)),
  ]);
  for (const [place, id] of held.entries())
    await client.query(HOLD, [id, ago(0), agent.name, REASONS[place] ?? REASONS[0]]);
  await writeColumns(
    client,
    'orders.order_event',
    held.map((id, place) => ({
      id: seededId(random, now),
      order_id: id,
      at: now,
      type: 'OrderHeld',
      actor_kind: 'staff',
      actor_name: agent.name,
      data: JSON.stringify({ reason: REASONS[place] ?? REASONS[0] }),
    })),
  );
  const textIds = new Map<string, string>();
  for (const name of ['Undeliverable address', 'Couldn’t reach you']) {
    const [id] = await idsOf(client, TEXT, [name]);
    if (id !== undefined) textIds.set(name, id);
  }
  await writeColumns(
    client,
    'orders.macro',
    macrosOf(textIds).map(([name, steps]) => ({
      id: seededId(random, now),
      name,
      steps: JSON.stringify(steps),
      updated_at: now,
    })),
  );
};
