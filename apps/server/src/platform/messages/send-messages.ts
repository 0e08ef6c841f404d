import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobHandlers, JobQueue } from '../jobs/index.js';
import { Log } from '../log/index.js';
import type { OutgoingMessage, SendOutcome } from './message-sender.js';
import { MailSender, SmsSender } from './message-sender.js';

const SEND = 'messages.send';
const SWEEP = 'messages.sweep';
const SWEEP_EVERY_MS = 15_000;

const FIND = `SELECT id, channel, recipient AS "to", subject, body_text AS "text", body_html AS "html"
  FROM platform.message WHERE id = $1 AND state = 'queued'`;

const SENT = `UPDATE platform.message SET state = 'sent', provider_id = $2, sent_at = clock_timestamp(),
  attempts = attempts + 1 WHERE id = $1 AND state = 'queued'`;

const FAILED = `UPDATE platform.message SET state = 'failed', failure = $2, attempts = attempts + 1
  WHERE id = $1 AND state = 'queued'`;

const LEFT_BEHIND = `SELECT id FROM platform.message
  WHERE state = 'queued' AND created_at < clock_timestamp() - interval '10 seconds' ORDER BY created_at LIMIT 200`;

type QueuedMessage = OutgoingMessage & { readonly channel: 'email' | 'sms' };

/**
 * Hands queued messages to their provider, one job each. A message whose job was never added (the process died after the
 * commit) is found by a sweep. The message's id is the provider's idempotency key, so a second try is not a second mail.
 */
@Injectable()
export class SendMessages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly mail: MailSender,
    private readonly sms: SmsSender,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ id: string }>({ job: SEND, run: ({ id }) => this.send(id) });
    this.handlers.every(SWEEP_EVERY_MS, { job: SWEEP, run: () => this.sweep() });
  }

  /** Adds the job that sends the message; called after the commit. */
  soon(id: string): void {
    this.queue
      .add(SEND, { id }, { id })
      .catch((error: unknown) => this.log.warn({ err: error, messageId: id }, 'left to the sweep'));
  }

  private async send(id: string): Promise<void> {
    const message = await this.database.one<QueuedMessage>(FIND, [id]);
    if (message === null) return;
    const outcome: SendOutcome = await (message.channel === 'email' ? this.mail : this.sms).send(message);
    if (outcome.isSent) await this.database.execute(SENT, [id, outcome.providerId]);
    else await this.database.execute(FAILED, [id, outcome.failure]);
  }

  private async sweep(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(LEFT_BEHIND)) await this.sendLate(id);
  }

  /** One that fails must not hold up the others; the next sweep tries it again. */
  private async sendLate(id: string): Promise<void> {
    try {
      await this.send(id);
    } catch (error) {
      this.log.warn({ err: error, messageId: id }, 'a message could not be sent');
    }
  }
}
