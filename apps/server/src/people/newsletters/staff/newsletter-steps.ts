import { Injectable } from '@nestjs/common';
import {
  moveNewsletter,
  NEWSLETTER_WEEKS_AHEAD,
  type NewsletterEvent,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { Database, UnitOfWork } from '../../../platform/database/index.js';
import { Messages } from '../../../platform/messages/index.js';
import { FillNewsletter } from '../fill-newsletter.js';
import { NewsletterMails } from '../newsletter-mails.js';
import { NewsletterRepository } from '../newsletter.repository.js';
import type { NewsletterRow } from '../newsletter.entity.js';
import { RecipientsReader } from './recipients.reader.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** A clock may be a little behind. */
const SLACK_MS = 5 * 60_000;

type Moments = Partial<Pick<NewsletterRow, 'send_at'>>;

const sendingFrom = (at: Date, now: Date): Result<Moments> => {
  const ahead = at.getTime() - now.getTime();
  return ahead < -SLACK_MS || ahead > NEWSLETTER_WEEKS_AHEAD * WEEK_MS
    ? refuse('newsletter.momentInvalid')
    : ok({ send_at: at });
};

/** Schedules, cancels, stops and resumes newsletters, and sends tests of them. */
@Injectable()
export class NewsletterSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly newsletters: NewsletterRepository,
    private readonly recipients: RecipientsReader,
    private readonly fill: FillNewsletter,
    private readonly mails: NewsletterMails,
    private readonly messages: Messages,
    private readonly audit: Audit,
  ) {}

  async schedule(
    id: string,
    { version, sendAt }: { readonly version: number; readonly sendAt: string | null },
    context: StaffContext,
  ): Promise<Result<string>> {
    const stored = await this.newsletters.find(this.database, id);
    if (stored === null) return refuse('record.missing');
    // A sale that begins by then can’t be seen yet.
    if (sendAt === null && (await this.fill.run(stored.blocks)).blocks.length === 0)
      return refuse('newsletter.empty');
    const given = sendAt === null ? null : new Date(sendAt);
    return this.step(id, version, 'schedule', (now) => sendingFrom(given ?? now, now), context);
  }

  cancel(id: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.step(id, version, 'cancel', () => ok({ send_at: null }), context);
  }

  stop(id: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.step(id, version, 'stop', () => ok({}), context);
  }

  resume(id: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.step(id, version, 'resume', () => ok({}), context);
  }

  async test(id: string, context: StaffContext): Promise<Result<{ email: string }>> {
    const { staffId } = context.staff;
    const [stored, email] = await Promise.all([
      this.newsletters.find(this.database, id),
      this.recipients.staffEmail(this.database, staffId),
    ]);
    if (stored === null || email === null) return refuse('record.missing');
    const { blocks } = await this.fill.run(stored.blocks);
    if (blocks.length === 0) return refuse('newsletter.empty');
    return this.work.run(async (tx): Promise<Result<{ email: string }>> => {
      await this.messages.queue(tx, this.mails.test({ ...stored, blocks }, email));
      await this.audit.recordStaff(tx, this.entry('test', id, null, { subject: stored.subject }), context);
      return ok({ email });
    });
  }

  private step(
    id: string,
    version: number,
    event: NewsletterEvent,
    momentsAt: (now: Date) => Result<Moments>,
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const stored = await this.newsletters.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      const moved = moveNewsletter(stored.state, event);
      if (!moved.ok) return moved;
      if (stored.version !== version && event !== 'stop') return refuse('record.stale');
      const moments = momentsAt(await tx.now());
      if (!moments.ok) return moments;
      await this.newsletters.move(tx, id, moved.value, moments.value);
      const after = { state: moved.value, ...moments.value };
      await this.audit.recordStaff(tx, this.entry(event, id, { state: stored.state }, after), context);
      return ok(id);
    });
  }

  private entry(verb: string, id: string, before: object | null, after: object | null) {
    return { action: `newsletter.${verb}`, subjectType: 'newsletter', subjectId: id, before, after };
  }
}
