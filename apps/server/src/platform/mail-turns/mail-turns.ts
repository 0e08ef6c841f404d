import { Injectable } from '@nestjs/common';
import {
  easternMoment,
  mailboxOf,
  type MailKind,
  mailKindLabel,
  mailLimit,
  maskEmail,
  maskPhone,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Alerts } from '../alerts/index.js';
import type { Transaction } from '../database/index.js';
import { hashToken } from '../ids/index.js';
import { MailTurnRepository, type ReachedLimit } from './mail-turn.repository.js';

export type MailTurnFault = 'mail.recipientFull' | 'mail.senderFull';

/** A mail or text that someone asks for. */
export interface AskedMail {
  readonly kind: MailKind;
  /** An email address or a phone number. */
  readonly to: string;
  /** Who asks for it: a member of staff, an account, or the network of a stranger. Null if nobody can be told apart. */
  readonly by: string | null;
}

export interface MailStanding {
  readonly sent: number;
  readonly most: number;
  /** The moment from which another one goes out; null if one still does. */
  readonly nextAt: Date | null;
}

/** Spellings of one mailbox are one recipient, and so is one phone with any extension. */
const recipientOf = (to: string): string =>
  hashToken(to.includes('@') ? mailboxOf(to) : to.replace(/\D*x\d*$/i, ''));

const masked = (to: string): string => (to.includes('@') ? maskEmail(to) : maskPhone(to));

/**
 * Limits on messages that anyone can cause to a person whom they only name. Messages about someone's own purchase, such as a receipt, take
 * no turn. Decision record 79.
 */
@Injectable()
export class MailTurns {
  constructor(
    private readonly turns: MailTurnRepository,
    private readonly alerts: Alerts,
  ) {}

  /** Takes a turn in the transaction that queues the message, so concurrent requests can't exceed the limit. */
  async take(tx: Transaction, asked: AskedMail): Promise<Result<null, MailTurnFault>> {
    const sender = asked.by === null ? null : hashToken(asked.by);
    const reached = await this.turns.take(tx, asked.kind, { recipient: recipientOf(asked.to), sender });
    if (reached === null) return ok(null);
    const { sent, most, next_at: nextAt } = reached;
    const data = { sent, most, at: easternMoment(nextAt) };
    if (reached.reached === 'sender') return refuse('mail.senderFull', data);
    tx.afterEnd(() => void this.flooded(asked, reached));
    return refuse('mail.recipientFull', data);
  }

  /** How many messages of a kind a recipient has got. */
  async standing(kind: MailKind, to: string): Promise<MailStanding> {
    return { ...(await this.turns.standing(kind, recipientOf(to))), most: mailLimit(kind).perRecipient };
  }

  private async flooded(
    { kind, to }: AskedMail,
    { sent, most, next_at: nextAt }: ReachedLimit,
  ): Promise<void> {
    await this.alerts.raise({
      kind: 'mail.recipientFlooded',
      subject: masked(to),
      subjectKey: recipientOf(to),
      facts: [
        { label: 'Message', text: mailKindLabel(kind) },
        { label: 'Sent within a day', text: `${sent} of ${most}` },
        { label: 'Possible again', text: easternMoment(nextAt) },
      ],
    });
  }
}
