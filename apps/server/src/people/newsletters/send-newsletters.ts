import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moveNewsletter, NEWSLETTER_STEP, type NewsletterEvent, ok, type Result } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { EachAlone, JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { Messages } from '../../platform/messages/index.js';
import { FillNewsletter, type FilledNewsletter } from './fill-newsletter.js';
import { NewsletterMails } from './newsletter-mails.js';
import type { NewsletterRow } from './newsletter.entity.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { RecipientsReader } from './staff/recipients.reader.js';

const JOB = 'newsletters.send';

/**
 * Sends newsletters step by step, so that one of a large list neither floods the mail provider nor delays receipts. A step is one transaction:
 * it queues the emails and writes down who got them. A process that dies in between has done the whole step or nothing of it.
 */
@Injectable()
export class SendNewsletters implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly newsletters: NewsletterRepository,
    private readonly recipients: RecipientsReader,
    private readonly fill: FillNewsletter,
    private readonly mails: NewsletterMails,
    private readonly messages: Messages,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NEWSLETTER_STEP.everyMs, { job: JOB, run: () => this.run() });
  }

  /** One step of each newsletter that is due. One that fails doesn’t hold up the others. */
  async run(): Promise<void> {
    const due = await this.newsletters.due(this.database);
    const each = new EachAlone(this.log, JOB);
    await each.run(
      due.map(({ id }) => id),
      (id) => this.step(id),
    );
    each.end();
  }

  private async step(id: string): Promise<void> {
    const stored = await this.newsletters.find(this.database, id);
    if (stored === null) return;
    const filled = await this.fill.run(stored.blocks);
    await this.work.run((tx) => this.send(tx, stored, filled));
  }

  private async send(
    tx: Transaction,
    filledFrom: NewsletterRow,
    { blocks }: FilledNewsletter,
  ): Promise<Result<null>> {
    const { id } = filledFrom;
    const now = await tx.now();
    const begun = await this.begun(tx, filledFrom, now);
    if (begun === null) return ok(null);
    // Its sales are over and its tires are sold out: an empty email helps nobody.
    if (blocks.length === 0) return this.move(tx, begun, 'stop');
    const next = await this.recipients.next(tx, {
      ...{ newsletterId: id, segment: begun.segment },
      ...{ startedAt: begun.started_at ?? now, most: NEWSLETTER_STEP.recipients },
    });
    if (next.length === 0) return this.move(tx, begun, 'finish', { finished_at: now });
    const sends = next.map(({ id: subscriberId, email, measured_since: since }) => ({
      ...{ sendId: newId(), subscriberId, email, isMeasured: since !== null },
    }));
    await this.newsletters.addSends(
      tx,
      id,
      sends.map(({ sendId, subscriberId, isMeasured }) => ({ id: sendId, subscriberId, isMeasured })),
      now,
    );
    await this.messages.queueAll(
      tx,
      sends.map((recipient) => this.mails.to(id, { ...begun, blocks }, recipient)),
    );
    return ok(null);
  }

  /** The newsletter, locked, if it is being sent or begins now; null if it has changed since its blocks were filled. */
  private async begun(
    tx: Transaction,
    { id, version }: NewsletterRow,
    now: Date,
  ): Promise<NewsletterRow | null> {
    const stored = await this.newsletters.lock(tx, id);
    if (stored?.version !== version) return null;
    if (stored.state === 'sending') return stored;
    if (stored.state !== 'scheduled' || stored.send_at === null || stored.send_at > now) return null;
    await this.move(tx, stored, 'start', { started_at: now });
    return { ...stored, state: 'sending', started_at: now };
  }

  private async move(
    tx: Transaction,
    { id, state }: NewsletterRow,
    event: NewsletterEvent,
    moments: Partial<Pick<NewsletterRow, 'started_at' | 'finished_at'>> = {},
  ): Promise<Result<null>> {
    const moved = moveNewsletter(state, event);
    if (!moved.ok) return moved;
    await this.newsletters.move(tx, id, moved.value, moments);
    const entry = { action: `newsletter.${event}`, subjectType: 'newsletter', subjectId: id };
    await this.audit.recordStaff(tx, { ...entry, before: { state }, after: { state: moved.value } }, null);
    return ok(null);
  }
}
