import { createHash, createHmac } from 'node:crypto';

import { businessDayAfter, dayAfter, delayReasonText, easternWall, shortDayWords } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { DELAY_STORIES, type ToldDelay } from './delay-stories.js';

const agentRow = z.object({ name: z.string() });
const AGENT = "SELECT name FROM identity.staff WHERE role = 'support-agent' ORDER BY id LIMIT 1";

const orderRow = z.object({ id: z.string() });
/** Orders that nothing else is told of, placed before their delays are found. */
const SHIPPING = `
  SELECT id FROM orders."order" o
  WHERE state = 'placed' AND held_at IS NULL AND cancel_requested_at IS NULL AND fulfilment <> 'warehouse-pickup'
    AND placed_at < $1::timestamptz - interval '6 hours 30 minutes'
    AND NOT EXISTS (SELECT FROM platform.work_owner w WHERE w.record_id = o.id)
  ORDER BY placed_at DESC, id LIMIT $2`;

// The history promises what was promised then. A fresh shop isn't late with all that hasn't left, and no appointment is before its tires.
const KEEP_PROMISES = `
  UPDATE orders."order" o SET estimated_delivery_on = greatest(o.estimated_delivery_on, least($1::date,
    (SELECT min(b.date) - 1 FROM appointments.booking b WHERE b.order_id = o.id AND b.state = 'booked')))
  WHERE state IN ('placed', 'pendingPickup') AND estimated_delivery_on IS NOT NULL`;

const PROMISE = 'UPDATE orders."order" SET estimated_delivery_on = $2 WHERE id = $1';

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

type Delay = ReturnType<typeof delayValues>;

const eventsOf = (delay: Delay, random: Prng) => {
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
    event('DelayFound', delay.found_at, null, { promisedOn: shortDayWords(delay.promised_on) }),
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
  const delays = DELAY_STORIES.flatMap((story, place) => {
    const order = orders[place];
    if (order === undefined) return [];
    return story.map((told) =>
      delayValues(order.id, told, { ...setting, agent: agent.name, id: seededId(random, setting.now) }),
    );
  });
  await writeColumns(client, 'orders.delay', delays);
  await writeColumns(
    client,
    'orders.order_event',
    delays.flatMap((delay) => eventsOf(delay, random)),
  );
  for (const { order_id: orderId, state, promised_on: promisedOn, revised_on: revisedOn } of delays)
    await client.query(PROMISE, [orderId, state === 'agreed' ? revisedOn : promisedOn]);
};
