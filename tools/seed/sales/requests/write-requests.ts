import { type LostReason, mailboxOf, type RequestState } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { SeedOrder } from '../../orders/order/seed-order.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const HOUR_MS = 3_600_000;
const REP = `SELECT id, name FROM identity.staff WHERE role = 'sales-rep' ORDER BY name LIMIT 1`;
const repRow = z.object({ id: z.string(), name: z.string() });

interface Story {
  readonly state: Extract<RequestState, 'new' | 'won' | 'lost'>;
  readonly name: readonly [first: string, last: string];
  readonly wish: readonly [quantity: number, make: string, model: string, size: string, brand: string];
  readonly hoursAgo: number;
  readonly isOwned: boolean;
  readonly step?: readonly [words: string, hoursFromNow: number];
  readonly lostReason?: LostReason;
}

/** Requests that no quote answers yet, and those that are over. */
const STORIES: readonly Story[] = [
  {
    ...{ state: 'new', name: ['Ana', 'Ruiz'], hoursAgo: 1.6, isOwned: true },
    wish: [8, 'Ford', 'F-150', '265/70R17', 'Any'],
    step: ['Call about the load range', -0.5],
  },
  {
    ...{ state: 'new', name: ['Omar', 'Haddad'], hoursAgo: 0.7, isOwned: false },
    wish: [16, 'Toyota', 'Camry', '215/55R17', 'Any'],
  },
  {
    ...{ state: 'new', name: ['Elena', 'Romano'], hoursAgo: 20, isOwned: true },
    wish: [4, 'Toyota', 'RAV4', '225/65R17', 'Any'],
    step: ['Write once the winter tires are in', 30],
  },
  {
    ...{ state: 'won', name: ['Kira', 'Olsen'], hoursAgo: 70, isOwned: true },
    wish: [4, 'Subaru', 'Outback', '225/65R17', 'Any'],
  },
  {
    ...{ state: 'lost', name: ['Gino', 'Ferraro'], hoursAgo: 200, isOwned: true, lostReason: 'price' },
    wish: [8, 'Ram', 'ProMaster', '225/75R16', 'Any'],
  },
  {
    ...{ state: 'lost', name: ['Tom', 'Brandt'], hoursAgo: 260, isOwned: false, lostReason: 'noAnswer' },
    wish: [4, 'Honda', 'Accord', '225/50R17', 'Any'],
  },
];

/** Writes sales requests: to answer, planned and due, won and lost. */
export const writeRequests = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  now: Date,
  random: Prng,
): Promise<void> => {
  const [rep] = await queryRows(client, repRow, REP);
  if (rep === undefined) throw new Error('nobody sells');
  const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
  const told = STORIES.map((story) => ({ story, id: seededId(random, at(-story.hoursAgo)) }));
  await writeColumns(
    client,
    'sales.request',
    told.map(({ id, story: { state, name, wish, hoursAgo, step, lostReason } }) => {
      const email = `${name[0]}.${name[1]}@example.com`.toLowerCase();
      const order = state === 'won' ? orders.at(-1) : undefined;
      return {
        ...{ id, state, source: 'form', first_name: name[0], last_name: name[1] },
        ...{ email, mailbox: mailboxOf(email), quantity: wish[0], make: wish[1], model: wish[2] },
        ...{ size: wish[3], brand: wish[4], next_step: step?.[0] ?? null },
        next_step_at: step === undefined ? null : at(step[1]),
        lost_reason: lostReason ?? null,
        order_id: order?.id ?? null,
        value_in_cents: order?.pricing.totalInCents ?? null,
        created_at: at(-hoursAgo),
        state_since: at(state === 'new' ? -hoursAgo : -hoursAgo / 2),
        updated_at: at(-hoursAgo / 2),
      };
    }),
  );
  await writeColumns(
    client,
    'platform.work_owner',
    told
      .filter(({ story }) => story.isOwned)
      .map(({ id, story }) => ({
        ...{ kind: 'sales-requests', record_id: id, owner_id: rep.id, owner_name: rep.name },
        since: at(-story.hoursAgo / 2),
      })),
  );
};
