import { Injectable } from '@nestjs/common';
import { type MailLetter, type MessageTemplate, renderMail } from '@simpletread/domain';

import type { Transaction } from '../database/index.js';
import { newId } from '../ids/index.js';
import type { MessageRow } from './message.entity.js';
import { MailSignatures } from './mail-signatures.js';
import { SendMessages } from './send-messages.js';

interface Addressed {
  readonly to: string;
  readonly orderId?: string;
  /** The colleague who wrote it. */
  readonly writtenBy?: string;
  /** The request that asked for it: each sends one message. */
  readonly requestKey?: string;
  /** The mailbox for answers; the shop's own if absent. */
  readonly replyTo?: string;
}

/** An email: its look and its plain text are made from its blocks when it is queued. */
export interface MailToQueue extends Addressed, MailLetter {
  readonly channel: 'email';
  /** The address with which mail programs leave the list that it belongs to. */
  readonly unsubscribeUrl?: string;
}

export interface TextToQueue extends Addressed {
  readonly channel: 'sms';
  readonly template: MessageTemplate;
  readonly text: string;
}

export type MessageToQueue = MailToQueue | TextToQueue;

/** A message that staff send again. */
export interface MessageToRepeat {
  readonly id: string;
  /** The request that asked for it: each sends one message. */
  readonly requestKey: string;
}

const INSERT = `
  INSERT INTO platform.message
    (id, channel, recipient, template, subject, body_text, body_html, order_id, written_by, request_key, reply_to, unsubscribe_url)
  SELECT id, channel, "to", template, subject, text, html, "orderId", "writtenBy", "requestKey", "replyTo", "unsubscribeUrl"
  FROM jsonb_to_recordset($1::jsonb) AS message
    (id uuid, channel text, "to" text, template text, subject text, text text, html text, "orderId" uuid, "writtenBy" text,
     "requestKey" text, "replyTo" text, "unsubscribeUrl" text)`;

const OF_REQUEST = 'SELECT id FROM platform.message WHERE request_key = $1';

const REPEAT = `
  INSERT INTO platform.message (id, channel, recipient, template, subject, body_text, body_html, order_id, written_by, reply_to,
    unsubscribe_url, repeats, request_key)
  SELECT $2, channel, recipient, template, subject, body_text, body_html, order_id, written_by, reply_to, unsubscribe_url, id, $3
  FROM platform.message WHERE id = $1`;

/** Mails and texts: queued in the transaction that causes them, sent by a worker, shown in the console. */
@Injectable()
export class Messages {
  constructor(
    private readonly sending: SendMessages,
    private readonly signatures: MailSignatures,
  ) {}

  /** Queues `message` and returns its id. */
  async queue(tx: Transaction, message: MessageToQueue): Promise<string> {
    const [id] = await this.queueAll(tx, [message]);
    if (id === undefined) throw new Error('the message was not queued');
    return id;
  }

  /** As `queue`, for messages with one cause. Returns their ids in the same order. */
  async queueAll(tx: Transaction, messages: readonly MessageToQueue[]): Promise<readonly string[]> {
    const signature = await this.signatures.current();
    const rows = messages.map((message) => ({
      id: newId(),
      channel: message.channel,
      to: message.to,
      template: message.template,
      orderId: message.orderId,
      writtenBy: message.writtenBy,
      requestKey: message.requestKey,
      replyTo: message.replyTo,
      ...(message.channel === 'email'
        ? {
            subject: message.subject,
            unsubscribeUrl: message.unsubscribeUrl,
            ...renderMail(message, signature),
          }
        : { text: message.text }),
    }));
    const ids = rows.map(({ id }) => id);
    await tx.execute(INSERT, [JSON.stringify(rows)]);
    tx.afterCommit(() => this.sending.soon(ids));
    return ids;
  }

  /** The message that a request has queued already; null if it hasn't. */
  async ofRequest(tx: Transaction, requestKey: string): Promise<string | null> {
    return (await tx.one<Pick<MessageRow, 'id'>>(OF_REQUEST, [requestKey]))?.id ?? null;
  }

  /** Queues the words of an earlier message once more, as a message of its own; returns its id. */
  async repeat(tx: Transaction, { id, requestKey }: MessageToRepeat): Promise<string> {
    const repeatId = newId();
    await tx.execute(REPEAT, [id, repeatId, requestKey]);
    tx.afterCommit(() => this.sending.soon([repeatId]));
    return repeatId;
  }
}
