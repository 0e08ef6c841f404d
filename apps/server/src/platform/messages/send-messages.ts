import { Injectable, type OnModuleInit } from '@nestjs/common';

import { oneClickHeaders } from '@simpletread/domain';

import { Database, type Renamed } from '../database/index.js';
import { Gathering, JobHandlers, JobQueue } from '../jobs/index.js';
import { Log } from '../log/index.js';
import { Suppressions } from '../suppressions/index.js';
import type { MessageRow } from './message.entity.js';
import { MailSender, type SendOutcome, SmsSender } from './message-sender.js';

const SEND = 'messages.send';
const SWEEP = 'messages.sweep';
const SWEEP_EVERY_MS = 15_000;

/** Messages per job. */
const BATCH = 20;

// Not `= ANY ($1)`, which is planned again for each length of the list.
const FIND = `SELECT id, channel, recipient AS "to", subject, body_text AS "text", body_html AS "html", reply_to AS "replyTo",
    unsubscribe_url AS "unsubscribeUrl"
  FROM platform.message
  WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb)) AND state = 'queued'`;

const RECORD = `
  UPDATE platform.message
  SET state = CASE WHEN "isSent" THEN 'sent' ELSE 'failed' END, provider_id = "providerId", failure = outcome.failure,
      sent_at = CASE WHEN "isSent" THEN clock_timestamp() END, attempts = attempts + 1,
      followed_up_at = CASE WHEN "isUnwanted" THEN clock_timestamp() END,
      followed_up_by = CASE WHEN "isUnwanted" THEN 'SimpleTread' END,
      closing_note = CASE WHEN "isUnwanted" THEN outcome.failure END
  FROM jsonb_to_recordset($1::jsonb)
    AS outcome (id uuid, "isSent" boolean, "providerId" text, failure text, "isUnwanted" boolean)
  WHERE message.id = outcome.id AND state = 'queued'`;

const LEFT_BEHIND = `SELECT id FROM platform.message
  WHERE state = 'queued' AND created_at < clock_timestamp() - interval '10 seconds' ORDER BY created_at LIMIT 200`;

type QueuedMessage = Pick<MessageRow, 'id' | 'channel' | 'subject'> &
  Renamed<
    MessageRow,
    {
      to: 'recipient';
      text: 'body_text';
      html: 'body_html';
      replyTo: 'reply_to';
      unsubscribeUrl: 'unsubscribe_url';
    }
  >;

/** Nobody has to follow up a message that its recipient doesn’t want. */
interface Unwanted {
  readonly isSent: false;
  readonly isUnwanted: true;
  readonly failure: string;
}

const UNWANTED: Unwanted = {
  isSent: false,
  isUnwanted: true,
  failure: 'The recipient unsubscribed before it was sent.',
};

/** A job that an earlier version added carries one. */
type SendJob = { readonly ids: readonly string[] } | { readonly id: string };

/**
 * Sends queued messages through their provider, those of a moment in one job. A sweep finds a message whose job was
 * never added (the process died after the commit). A mail of a list goes to nobody who has left it since. The message's id is the provider's idempotency key, so a retry
 * sends no second email.
 */
@Injectable()
export class SendMessages implements OnModuleInit {
  private waiting: string[] = [];
  private readonly queued = new Gathering(() => this.addJobs());

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly mail: MailSender,
    private readonly sms: SmsSender,
    private readonly suppressions: Suppressions,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<SendJob>({
      job: SEND,
      run: (job) => this.send('ids' in job ? job.ids : [job.id]),
    });
    this.handlers.every(SWEEP_EVERY_MS, { job: SWEEP, run: () => this.sweep() });
  }

  /** Sends the messages; called after the commit. */
  soon(ids: readonly string[]): void {
    this.waiting.push(...ids);
    this.queued.ask();
  }

  private addJobs(): void {
    const ids = this.waiting;
    this.waiting = [];
    for (const batch of inBatches(ids)) {
      const [id = ''] = batch;
      this.queue
        .add(SEND, { ids: batch }, { id })
        .catch((error: unknown) => this.log.warn({ err: error, messageIds: batch }, 'left to the sweep'));
    }
  }

  /** Sends the waiting ones. A failure doesn't hold up the others; the job retries it. */
  private async send(ids: readonly string[]): Promise<void> {
    const failures = await this.trySend(ids);
    if (failures.length > 0) throw failures[0]?.error;
  }

  private async trySend(ids: readonly string[]): Promise<readonly Failure[]> {
    const messages = await this.database.prepared<QueuedMessage>(FIND, [JSON.stringify(ids)]);
    const failures: Failure[] = [];
    const attempts = messages.map(async (message) => {
      try {
        return [{ id: message.id, ...(await this.hand(message)) }];
      } catch (error) {
        failures.push({ messageId: message.id, error });
        return [];
      }
    });
    const outcomes = (await Promise.all(attempts)).flat();
    if (outcomes.length > 0) await this.database.prepared(RECORD, [JSON.stringify(outcomes)]);
    return failures;
  }

  private async hand({ unsubscribeUrl, ...message }: QueuedMessage): Promise<SendOutcome | Unwanted> {
    if (unsubscribeUrl !== null && (await this.suppressions.holds(this.database, message.to)))
      return UNWANTED;
    const headers = unsubscribeUrl === null ? {} : oneClickHeaders(unsubscribeUrl);
    return (message.channel === 'email' ? this.mail : this.sms).send({ ...message, headers });
  }

  /** The next sweep tries again what fails. */
  private async sweep(): Promise<void> {
    const left = await this.database.query<Pick<MessageRow, 'id'>>(LEFT_BEHIND);
    for (const batch of inBatches(left.map(({ id }) => id)))
      for (const { messageId, error } of await this.trySend(batch))
        this.log.warn({ err: error, messageId }, 'a message could not be sent');
  }
}

interface Failure {
  readonly messageId: string;
  readonly error: unknown;
}

const inBatches = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
