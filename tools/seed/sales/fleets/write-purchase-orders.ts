import { dayAfter, easternWall, mailboxOf } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { FLEET_STORIES } from './fleet-stories.js';
import { PURCHASE_ORDER_STORIES } from './purchase-order-stories.js';

const FLEETS = 'SELECT id, name FROM sales.fleet';
const fleetRow = z.object({ id: z.string(), name: z.string() });
const ORDERS = `
  SELECT id, mailbox, placed_at AS "placedAt", (total_in_cents - refunded_in_cents)::int AS "keptInCents" FROM orders."order"
  WHERE mailbox = ANY ($1) AND state <> 'cancelled' ORDER BY placed_at DESC, id`;
const orderRow = z.object({
  id: z.string(),
  mailbox: z.string(),
  placedAt: z.date(),
  keptInCents: z.number(),
});
const NUMBER = 'UPDATE orders."order" SET po_number = $2 WHERE id = ANY ($1)';

/** Writes purchase orders in every standing, one of them spent by an order of its fleet’s buyer. */
export const writePurchaseOrders = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const fleets = await queryRows(client, fleetRow, FLEETS);
  const mailboxes = new Map(
    FLEET_STORIES.map(({ name, accountEmail }) => [name, mailboxOf(accountEmail ?? '')] as const),
  );
  const orders = await queryRows(client, orderRow, ORDERS, [[...mailboxes.values()]]);
  const today = easternWall(now).slice(0, 10);
  const written = PURCHASE_ORDER_STORIES.map((story) => {
    const theirs = orders.filter(({ mailbox }) => mailbox === mailboxes.get(story.fleet));
    return { story, id: seededId(random, now), paid: story.orders.flatMap((at) => theirs[at] ?? []) };
  });
  await writeColumns(
    client,
    'sales.fleet_purchase_order',
    written.map(({ id, paid, story: { fleet, number, limitInCents, days, isClosed, note } }) => ({
      ...{ id, fleet_id: fleets.find(({ name }) => name === fleet)?.id ?? null, number, note },
      limit_in_cents: limitInCents ?? paid.reduce((sum, { keptInCents }) => sum + keptInCents, 0),
      ...{ valid_from: dayAfter(today, days[0]), valid_until: dayAfter(today, days[1]) },
      ...{ state: isClosed === true ? 'closed' : 'open', created_at: now, updated_at: now },
    })),
  );
  const uses = written.flatMap(({ id, paid }) => paid.map((order) => ({ id, order })));
  await writeColumns(
    client,
    'sales.purchase_order_use',
    uses.map(({ id, order }) => ({
      ...{ attempt_id: seededId(random, order.placedAt), order_id: order.id, purchase_order_id: id },
      ...{ amount_in_cents: order.keptInCents, state: 'taken', held_at: order.placedAt },
    })),
  );
  for (const { story, paid } of written) await client.query(NUMBER, [paid.map(({ id }) => id), story.number]);
};
