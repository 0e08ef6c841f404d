import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface MessageSetup {
  readonly channel?: 'email' | 'sms';
  readonly recipient?: string;
  readonly template?: string;
  readonly subject?: string | null;
  readonly state?: 'queued' | 'sent' | 'failed';
  readonly orderId?: string | null;
  readonly failure?: string;
  readonly minutesAgo?: number;
}

/** A mail or text in the outbox; by default a confirmation that was sent an hour ago. */
export const aMessage = async (db: SqlRunner, setup: MessageSetup = {}) => {
  const message = {
    channel: 'email',
    recipient: 'dana@example.com',
    template: 'order-confirmation',
    subject: 'Your order' as string | null,
    state: 'sent',
    orderId: null as string | null,
    minutesAgo: 60,
    ...setup,
  };
  const messageId = newId();
  await db.execute(
    `INSERT INTO platform.message
       (id, channel, recipient, template, subject, body_text, body_html, state, order_id, created_at, sent_at)
     VALUES ($1, $2, $3, $4, $5, 'Thank you.', '<p>Thank you.</p>', $6, $7, now() - make_interval(mins => $8),
             CASE WHEN $6 = 'sent' THEN now() END)`,
    [
      messageId,
      message.channel,
      message.recipient,
      message.template,
      message.subject,
      message.state,
      message.orderId,
      message.minutesAgo,
    ],
  );
  return { ...message, messageId };
};
