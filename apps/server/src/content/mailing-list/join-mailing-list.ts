import { Injectable } from '@nestjs/common';
import {
  CONFIRM_AGAIN_MINUTES,
  CONFIRM_SUBSCRIPTION_HOURS,
  LIST_CONSENT_VERSION,
  mailboxOf,
  networkOf,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newId, newToken } from '../../platform/ids/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { MailingListMails } from './mailing-list-mails.js';
import { SubscriberRepository } from './subscriber.repository.js';
import { SubscriberTokens } from './subscriber-tokens.js';

/** Mails the link that joins the mailing list. Nobody learns from the answer who is on it. */
@Injectable()
export class JoinMailingList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
    private readonly mails: MailingListMails,
    private readonly turns: MailTurns,
  ) {}

  run(email: string, caller: string | null): Promise<Result<null, 'request.rateLimited'>> {
    return this.work.run((tx) => this.ask(tx, email, caller));
  }

  private async ask(
    tx: Transaction,
    email: string,
    caller: string | null,
  ): Promise<Result<null, 'request.rateLimited'>> {
    const id = newId();
    const held = await this.subscribers.hold(tx, {
      id,
      mailbox: mailboxOf(email),
      email,
      consentVersion: LIST_CONSENT_VERSION,
      tokenHash: hashToken(this.tokens.of(id)),
      againMinutes: CONFIRM_AGAIN_MINUTES,
    });
    if (held.isAsked && held.state !== 'subscribed') return ok(null);
    // Apart from the links to accounts, which no stranger may use up.
    const by = caller === null ? null : `mailing list ${networkOf(caller)}`;
    const turn = await this.turns.take(tx, { kind: 'confirmLink', to: email, by, apart: 'mailing list' });
    if (!turn.ok) return turn.fault.code === 'mail.senderFull' ? refuse('request.rateLimited') : ok(null);
    if (held.state === 'subscribed') {
      await this.mails.known(tx, held);
      return ok(null);
    }
    const token = newToken();
    await this.subscribers.ask(tx, held.id, {
      email,
      consentVersion: LIST_CONSENT_VERSION,
      confirmHash: hashToken(token),
      hours: CONFIRM_SUBSCRIPTION_HOURS,
    });
    await this.mails.confirm(tx, email, token);
    return ok(null);
  }
}
