import { createHmac } from 'node:crypto';
import {
  formatOrderNumber,
  formatTrackingCode,
  hoursInShort,
  makeTrackingCode,
  type MailLetter,
  type OrderNumber,
  renderMail,
} from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { SeedOrder } from '../order/seed-order.js';
import type { SeedPickup } from './seed-pickup.js';

const SIGNATURE = { shopUrl: null, servicePhone: '(800) 555 0142' };
const SENT_AFTER_MS = 1_800;
const AT_THE_COUNTER = 'Omar Reyes';

/** The code that the server derives for an order. */
const codeOf = (
  { id, customer: { email, phone } }: Pick<SeedOrder, 'id' | 'customer'>,
  secret: string,
): string => {
  const bytes = createHmac('sha256', secret).update(`pickup-code:${id}:${email}:${phone}`).digest();
  let at = 0;
  return formatTrackingCode(
    makeTrackingCode((most) => {
      const byte = bytes[at] ?? 0;
      at += 1;
      return byte % most;
    }),
  );
};

const readyMail = (
  { id, number, customer, lines }: SeedOrder,
  { counter, heldUntil }: SeedPickup,
  secret: string,
): MailLetter => {
  const shown = formatOrderNumber(number as OrderNumber);
  const { name, address1, city, state, zip, hours } = counter;
  return {
    template: 'ready-at-warehouse',
    subject: `Order ${shown} is ready for pickup`,
    blocks: [
      `${customer.firstName}, your tires are ready for pickup.`,
      {
        tires: lines.map(
          ({ quantity, shelfTire: { line, tire } }) =>
            `${quantity} × ${line.brandName} ${line.name} ${tire.sizeCode}`,
        ),
      },
      {
        rows: [
          ['Pickup code', codeOf({ id, customer }, secret)],
          ['Order', shown],
          ['Pick up at', `${name}, ${address1}, ${city}, ${state} ${zip}`],
          ['Hours', hoursInShort(hours)],
          ['Held until', heldUntil ?? ''],
        ],
      },
      'Bring the pickup code, or a photo ID with the name on the order.',
    ],
  };
};

const messageOf = (order: SeedOrder, pickup: SeedPickup, at: Date, secret: string, random: Prng) => {
  const letter = readyMail(order, pickup, secret);
  const { text, html } = renderMail(letter, SIGNATURE);
  const id = seededId(random, at);
  return {
    id,
    channel: 'email',
    recipient: order.customer.email,
    template: letter.template,
    subject: letter.subject,
    body_text: text,
    body_html: html,
    order_id: order.id,
    state: 'sent',
    attempts: 1,
    provider_id: `sandbox-${id}`,
    failure: null,
    created_at: at,
    sent_at: new Date(at.getTime() + SENT_AFTER_MS),
  };
};

/** Writes what happened to pickups at their counters, and the emails with their codes; `secret` is the server’s, which derives the codes. */
export const writePickups = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  secret: string,
  random: Prng,
): Promise<void> => {
  const pickups = orders.flatMap((order) =>
    order.warehousePickup === null ? [] : [{ order, pickup: order.warehousePickup }],
  );
  const happened = pickups.filter(({ pickup }) => pickup.proof !== null || pickup.remindedAt !== null);
  await writeColumns(
    client,
    'orders.warehouse_pickup',
    happened.map(({ order, pickup: { proof, remindedAt } }) => ({
      order_id: order.id,
      reminded_at: remindedAt,
      proof,
      reason: proof === 'photoId' ? 'The buyer’s phone was off' : null,
      handed_over_by: proof === null ? null : AT_THE_COUNTER,
    })),
  );
  await writeColumns(
    client,
    'platform.message',
    pickups.flatMap(({ order, pickup }) => {
      const { releasedAt } = order.progress;
      return releasedAt === null ? [] : [messageOf(order, pickup, releasedAt, secret, random)];
    }),
  );
};
