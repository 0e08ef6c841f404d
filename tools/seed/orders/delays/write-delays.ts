import { createHash, createHmac } from 'node:crypto';

import { businessDayAfter, dayAfter, delayReasonText, easternWall, shortDayWords } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { DELAY_STORIES, type ToldDelay } from './delay-stories.js';
import { NO_ANSWER } from './lapsed-order.js';

const agentRow = z.object({ name: z.string() });
const AGENT = "SELECT name FROM identity.staff WHERE role = 'support-agent' ORDER BY id LIMIT 1";

const orderRow = z.object({ id: z.string() });
/** Orders that nothing else is told of, placed before their delays are found; first those that no carrier waits for. */
const SHIPPING = `
  SELECT id FROM orders."order" o
  WHERE state IN ('placed', 'pendingPickup') AND held_at IS NULL AND cancel_requested_at IS NULL AND fulfilment <> 'warehouse-pickup'
    AND placed_at < $1::timestamptz - interval '6 hours 30 minutes'
    AND NOT EXISTS (SELECT FROM platform.work_owner w WHERE w.record_id = o.id)
  ORDER BY state = 'placed' DESC, placed_at DESC, id LIMIT $2`;

// The history promises what was promised then. A fresh shop isn't late with all that hasn't left, and no appointment is before its tires.
const KEEP_PROMISES = `
  UPDATE orders."order" o SET estimated_delivery_on = greatest(o.estimated_delivery_on, least($1::date,
    (SELECT min(b.date) - 1 FROM appointments.booking b WHERE b.order_id = o.id AND b.state = 'booked')))
  WHERE state IN ('placed', 'pendingPickup') AND estimated_delivery_on IS NOT NULL`;

const PROMISE = 'UPDATE orders."order" SET estimated_delivery_on = $2 WHERE id = $1';

const lapsedRow = z.object({ id: z.string(), promisedOn: z.string(), cancelledAt: z.date() });
/** The order that silence cancelled. */
const LAPSED = `
  SELECT o.id, to_char(o.estimated_delivery_on, 'YYYY-MM-DD') AS "promisedOn", o.cancelled_at AS "cancelledAt"
  FROM orders."order" o JOIN orders.order_event e ON e.order_id = o.id
  WHERE e.type = 'OrderCancelled' AND e.actor_name = $1`;

const HOUR_MS = 3_600_000;
/** Days in which everything that hasn't left arrives. */
const ARRIVES_IN = 7;

interface Setting {
  readonly now: Date;
  readonly secret: string;
}

/** As the server derives the token of a delay's link. */
const tokenHash = (id: string, secret: string): string => {
  const token = createHmac('sha256', secret).update(`delay-token:${id}`).digest('base64url');
  return createHash('sha256').update(token).digest('hex');
};

const dayIn = (now: Date, days: number): string => dayAfter(easternWall(now).slice(0, 10), days);

const delayValues = (
  orderId: string,
  told: ToldDelay,
  { agent, id, now, secret }: Setting & { readonly agent: string; readonly id: string },
) => {
  const at = (hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { asked } = told;
  return {
    id,
    order_id: orderId,
    state: told.state,
    version: 1,
    is_further: told.isFurther,
    reason: told.reason,
    promised_on: dayIn(now, told.promisedIn),
    revised_on: told.revisedIn === null ? null : dayIn(now, told.revisedIn),
    found_at: at(told.foundHoursAgo),
    ask_by: at(told.foundHoursAgo - 24),
    asked_at: asked === null ? null : at(asked.hoursAgo),
    asked_by: asked === null ? null : agent,
    token_hash: asked === null ? null : tokenHash(id, secret),
    silence: asked?.silence ?? null,
    answer_by: asked === null ? null : at(-asked.answerInHours),
    settled_at: told.settledHoursAgo === null ? null : at(told.settledHoursAgo),
  };
};

/** The delay of an order that silence cancelled: found and asked about three days before, without a new day. */
const lapsedValues = (
  { id: orderId, promisedOn, cancelledAt }: z.output<typeof lapsedRow>,
  { agent, id, secret }: Pick<Setting, 'secret'> & { readonly agent: string; readonly id: string },
) => {
  const before = (hours: number): Date => new Date(cancelledAt.getTime() - hours * HOUR_MS);
  return {
    id,
    order_id: orderId,
    state: 'lapsed' as const,
    version: 1,
    is_further: false,
    reason: 'outOfStock' as const,
    promised_on: promisedOn,
    revised_on: null,
    found_at: before(74),
    ask_by: before(50),
    asked_at: before(73),
    asked_by: agent,
    token_hash: tokenHash(id, secret),
    silence: 'cancels' as const,
    answer_by: cancelledAt,
    settled_at: cancelledAt,
  };
};

type Delay = ReturnType<typeof delayValues> | ReturnType<typeof lapsedValues>;

const eventsOf = (delay: Delay, heldAt: Date | null, random: Prng) => {
  const event = (type: string, at: Date, actor: string | null, data: object) => ({
    id: seededId(random, at),
    order_id: delay.order_id,
    at,
    type,
    actor_kind: actor === null ? 'system' : 'staff',
    actor_name: actor,
    data: JSON.stringify(data),
  });
  const { revised_on: revisedOn, asked_at: askedAt, asked_by: askedBy, settled_at: settledAt } = delay;
  const newDay = revisedOn === null ? 'a day not known yet' : shortDayWords(revisedOn);
  return [
    ...(heldAt === null || askedAt === null
      ? [event('DelayFound', delay.found_at, null, { promisedOn: shortDayWords(delay.promised_on) })]
      : [
          event('OrderHeld', heldAt, askedBy, { reason: 'The buyer moves house: call before we ship' }),
          event('HoldReleased', askedAt, askedBy, {}),
        ]),
    ...(askedAt === null
      ? []
      : [
          event('DelayAsked', askedAt, askedBy, {
            revisedOn: newDay,
            reason: delayReasonText(delay.reason),
            silence: delay.silence,
          }),
        ]),
    ...(delay.state === 'agreed' && settledAt !== null
      ? [{ ...event('DelayAgreed', settledAt, null, { revisedOn: newDay }), actor_kind: 'guest' }]
      : []),
  ];
};

/** Writes late orders in the states that agents meet, and promises that can be kept for all others that haven't left. */
export const writeDelays = async (client: pg.ClientBase, setting: Setting, random: Prng): Promise<void> => {
  const { now } = setting;
  await client.query(KEEP_PROMISES, [businessDayAfter(dayIn(now, ARRIVES_IN), 0)]);
  const [agent] = await queryRows(client, agentRow, AGENT);
  if (agent === undefined) throw new Error('nobody asks about delays');
  const orders = await queryRows(client, orderRow, SHIPPING, [now, DELAY_STORIES.length]);
  const told = DELAY_STORIES.flatMap((story, place) => {
    const order = orders[place];
    if (order === undefined) return [];
    return story.map((each) => ({
      delay: delayValues(order.id, each, { ...setting, agent: agent.name, id: seededId(random, now) }),
      heldAt: each.heldHoursAgo === undefined ? null : new Date(now.getTime() - each.heldHoursAgo * HOUR_MS),
    }));
  });
  for (const { delay } of told)
    await client.query(PROMISE, [
      delay.order_id,
      delay.state === 'agreed' ? delay.revised_on : delay.promised_on,
    ]);
  const lapsed = (await queryRows(client, lapsedRow, LAPSED, [NO_ANSWER])).map((order) => ({
    delay: lapsedValues(order, { ...setting, agent: agent.name, id: seededId(random, now) }),
    heldAt: null,
  }));
  const all = [...told, ...lapsed];
  await writeColumns(
    client,
    'orders.delay',
    all.map(({ delay }) => delay),
  );
  await writeColumns(
    client,
    'orders.order_event',
    all.flatMap(({ delay, heldAt }) => eventsOf(delay, heldAt, random)),
  );
};
