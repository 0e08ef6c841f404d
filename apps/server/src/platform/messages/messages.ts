import { Injectable } from '@nestjs/common';

import type { Transaction } from '../database/index.js';
import { newId } from '../ids/index.js';
import { SendMessages } from './send-messages.js';

export interface MessageToQueue {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  /** Which wording it is, as `order-confirmation`. */
  readonly template: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly orderId?: string;
}

const INSERT = `INSERT INTO platform.message
  (id, channel, recipient, template, subject, body_text, body_html, order_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Mails and texts: queued in the transaction that causes them, sent by a worker, shown in the console. */
@Injectable()
export class Messages {
  constructor(private readonly sending: SendMessages) {}

  /** Queues `message` and returns its id. */
  async queue(tx: Transaction, message: MessageToQueue): Promise<string> {
    const id = newId();
    const { channel, to, template, subject = null, text, html = null, orderId = null } = message;
    await tx.execute(INSERT, [id, channel, to, template, subject, text, html, orderId]);
    tx.afterCommit(() => this.sending.soon(id));
    return id;
  }
}
