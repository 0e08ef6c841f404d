import { Injectable } from '@nestjs/common';
import type { InboundMessage } from '@simpletread/contract';
import {
  mailboxOf,
  ok,
  parseEmail,
  parsePhone,
  phoneText,
  referencedIds,
  refuse,
  replyTokenIn,
  type Result,
  withoutQuote,
} from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import type { CaseRow } from './case.entity.js';
import { CaseMails } from './case-mails.js';
import type { CaseActor } from './case-steps.js';
import { CaseRepository } from './case.repository.js';
import type { KeptFile } from './kept-files.js';
import { TakeMessage } from './take-message.js';

export type InboundOutcome = 'joined' | 'opened' | 'dropped';

const MOST_SUBJECT = 120;

const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_SUBJECT);

/** Takes in a mail or text: it finds its thread by the reply address, or by the mails that it answers. */
@Injectable()
export class TakeInbound {
  constructor(
    private readonly cases: CaseRepository,
    private readonly take: TakeMessage,
    private readonly mails: CaseMails,
  ) {}

  async run(
    tx: Transaction,
    message: InboundMessage,
    files: readonly KeptFile[],
    actor: CaseActor,
  ): Promise<Result<{ outcome: InboundOutcome; caseId: string | null }, 'contact.emailInvalid'>> {
    const dropped = ok({ outcome: 'dropped', caseId: null } as const);
    const { channel, providerId } = message;
    if (await this.cases.isKnown(tx, channel, providerId)) return dropped;
    const sender = this.senderOf(message);
    if (sender === null) return refuse('contact.emailInvalid');
    const subject =
      oneLine(message.subject) || (channel === 'mail' ? 'Email without a subject' : 'Text message');
    const taken = await this.take.run(
      tx,
      {
        ...{ channel, providerId, files, subject, ...sender },
        name: oneLine(message.fromName) || sender.email || sender.phone,
        accountId: null,
        text: withoutQuote(message.text),
        orderNumber: null,
        network: null,
        pointed: await this.pointed(tx, message, sender.mailbox),
      },
      actor,
    );
    if (!taken.ok) return dropped;
    const { row, isNew } = taken.value;
    if (isNew && channel === 'mail' && row.answer_due_at !== null)
      await this.mails.receipt(tx, row, { answerBy: row.answer_due_at, sender: null });
    return ok({ outcome: isNew ? 'opened' : 'joined', caseId: row.id });
  }

  private senderOf({ channel, from }: InboundMessage) {
    if (channel === 'mail') {
      const email = parseEmail(from);
      return email.ok ? { email: email.value, phone: '', mailbox: mailboxOf(email.value) } : null;
    }
    const phone = parsePhone(from);
    return phone.ok ? { email: '', phone: phoneText(phone.value), mailbox: phone.value.digits } : null;
  }

  private async pointed(tx: Transaction, message: InboundMessage, mailbox: string): Promise<CaseRow | null> {
    // Texts have no thread: one person's go on with the case that is open.
    if (message.channel === 'text') {
      const [newest] = await this.cases.unsolved(tx, mailbox, 'any');
      return newest === undefined ? null : this.cases.byId(tx, newest);
    }
    const token = replyTokenIn(message.to);
    const byToken = token === null ? null : await this.cases.byTokenHash(tx, hashToken(token));
    return byToken ?? this.cases.byReferences(tx, referencedIds(message.inReplyTo, message.references));
  }
}
