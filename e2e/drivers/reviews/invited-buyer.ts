import { expect } from '@playwright/test';
import pg from 'pg';

import { aDeliveredOrder } from '../orders/delivered-order.js';

/** The links of the email that asks a buyer for a review. */
export interface Invitation {
  readonly write: string;
  readonly stop: string;
}

const AGE = `
  UPDATE orders."order" SET placed_at = placed_at - interval '31 days', cancel_closes_at = cancel_closes_at - interval '31 days',
    picked_up_at = picked_up_at - interval '31 days', shipped_at = shipped_at - interval '31 days',
    delivered_at = delivered_at - interval '31 days'
  WHERE number = $1 RETURNING email`;

// Buyers are asked once an hour.
const ASK_NOW = `
  SELECT bullmq.promote(queue, id) FROM bullmq.job WHERE queue = 'work' AND name = 'orders.invite-reviews' AND state = 'delayed'`;

const MAILED = `
  SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'review-invitation'`;

/** Has tires delivered a month ago and their buyer asked for a review. No screen of the shop or the console shows the links. */
export const anInvitedBuyer = async (): Promise<Invitation> => {
  const orderNumber = await aDeliveredOrder();
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    const { rows } = await db.query<{ email: string }>(AGE, [orderNumber]);
    let text = '';
    await expect(async () => {
      await db.query(ASK_NOW);
      text = (await db.query<{ text: string }>(MAILED, [rows[0]?.email])).rows[0]?.text ?? '';
      expect(text).not.toBe('');
    }).toPass({ timeout: 20_000 });
    const link = (pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';
    return {
      write: link(/http\S+\/write-a-review\?invitation=[\w-]+/),
      stop: link(/http\S+\/my-reviews\/stop\/[\w-]+/),
    };
  } finally {
    await db.end();
  }
};
