import { Injectable } from '@nestjs/common';
import type { OwnSubscription } from '@simpletread/contract';
import { maskEmail, ok, refuse, type Result, type WayToLeave } from '@simpletread/domain';

import { Database, UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { MailingListMails } from './mailing-list-mails.js';
import { type Subscriber, SubscriberRepository } from './subscriber.repository.js';
import { SubscriberTokens } from './subscriber-tokens.js';

const ownOf = ({ state, email, confirmed_at: at, measured_since: since }: Subscriber): OwnSubscription => ({
  state,
  email: maskEmail(email),
  confirmedAt: at?.toISOString() ?? null,
  isMeasured: since !== null,
});

/** A subscription in the hands of its mailbox: confirmed, opened, left. */
@Injectable()
export class KeepSubscription {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly subscribers: SubscriberRepository,
    private readonly suppressions: Suppressions,
    private readonly tokens: SubscriberTokens,
    private readonly mails: MailingListMails,
  ) {}

  /** Repeating it is harmless: a mail program may have opened the page as well. */
  confirm(token: string): Promise<Result<{ subscriptionToken: string }, 'mailingList.linkExpired'>> {
    return this.work.run(
      async (tx): Promise<Result<{ subscriptionToken: string }, 'mailingList.linkExpired'>> => {
        const confirmed = await this.subscribers.confirm(tx, hashToken(token));
        if (confirmed === null) return refuse('mailingList.linkExpired');
        if (confirmed.isNew) {
          await this.suppressions.lift(tx, confirmed.email);
          await this.mails.joined(tx, confirmed);
        }
        return ok({ subscriptionToken: this.tokens.of(confirmed.id) });
      },
    );
  }

  async open(token: string): Promise<Result<OwnSubscription, 'record.missing'>> {
    const own = await this.subscribers.own(this.database, hashToken(token));
    return own === null ? refuse('record.missing') : ok(ownOf(own));
  }

  /** Repeating it changes nothing, and neither does someone who left. */
  measure(token: string, isAgreed: boolean): Promise<Result<OwnSubscription, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<OwnSubscription, 'record.missing'>> => {
      const measured = await this.subscribers.measure(tx, hashToken(token), isAgreed);
      const own = measured ?? (await this.subscribers.own(tx, hashToken(token)));
      return own === null ? refuse('record.missing') : ok(ownOf(own));
    });
  }

  /** Repeating it changes nothing. */
  leave(token: string, by: WayToLeave): Promise<Result<OwnSubscription, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<OwnSubscription, 'record.missing'>> => {
      const left = await this.subscribers.leave(tx, hashToken(token), by);
      if (left !== null) await this.suppressions.add(tx, left.email, 'left');
      const own = left ?? (await this.subscribers.own(tx, hashToken(token)));
      return own === null ? refuse('record.missing') : ok(ownOf(own));
    });
  }
}
