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
import { type MailParties, MailTurnRepository, type ReachedLimit } from './mail-turn.repository.js';

export type MailTurnFault = 'mail.recipientFull' | 'mail.senderFull';

/** A mail or text that someone asks for. */
export interface AskedMail {
  readonly kind: MailKind;
  /** An email address or a phone number. */
  readonly to: string;
  /** The sender: a member of staff, an account, or the network of a stranger. Null if the sender is unknown. */
  readonly by: string | null;
  /** A browser that is known for the recipient, or an order of theirs: its messages count for themselves. */
  readonly apart?: string;
}

export interface MailUse {
  readonly sent: number;
  readonly most: number;
  /** The moment from which no limit keeps the next one back; null if none does. */
  readonly nextAt: Date | null;
}

/** Spellings of one mailbox are one recipient, and so is one phone with any extension. */
const recipientOf = ({ to, apart }: Pick<AskedMail, 'to' | 'apart'>): string => {
  const one = to.includes('@') ? mailboxOf(to) : to.replace(/\D*x\d*$/i, '');
  return hashToken(apart === undefined ? one : `${one}, ${apart}`);
};

const partiesOf = (asked: AskedMail): MailParties => ({
  recipient: recipientOf(asked),
  sender: asked.by === null ? null : hashToken(asked.by),
});

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, one) => (last === null || (one !== null && one > last) ? one : last), null);

/** Names the limit that keeps the messages back longest. */
const refusalOf = (reached: readonly ReachedLimit[]): Result<null, MailTurnFault> => {
  const [first, ...others] = reached;
  if (first === undefined) return ok(null);
  const last = others.reduce((longest, one) => (one.next_at > longest.next_at ? one : longest), first);
  const data = { sent: last.sent, most: last.most, at: easternMoment(last.next_at) };
  return refuse(last.reached === 'sender' ? 'mail.senderFull' : 'mail.recipientFull', data);
};

const masked = (to: string): string => (to.includes('@') ? maskEmail(to) : maskPhone(to));

/**
 * Limits on messages that anyone can cause to a person whom they only name. Messages about someone's own purchase, such as a receipt, take
 * no turn. Decision records 79 and 202.
 */
@Injectable()
export class MailTurns {
  constructor(
    private readonly turns: MailTurnRepository,
    private readonly alerts: Alerts,
  ) {}

  /** Takes a turn in the transaction that queues the message, so concurrent requests can't exceed the limit. */
  async take(tx: Transaction, asked: AskedMail): Promise<Result<null, MailTurnFault>> {
    return this.takeAll(tx, [asked]);
  }

  /** Takes a turn for each of several messages that go out together. A refusal names the moment from which all of them can. */
  async takeAll(tx: Transaction, asked: readonly AskedMail[]): Promise<Result<null, MailTurnFault>> {
    const reached: ReachedLimit[] = [];
    for (const one of asked) {
      const limit = await this.turns.take(tx, one.kind, partiesOf(one));
      if (limit === null) continue;
      if (limit.reached !== 'sender') tx.afterEnd(() => void this.flooded(one, limit));
      reached.push(limit);
    }
    return refusalOf(reached);
  }

  /** Returns what `takeAll` would now, without a turn or an alert: for a preview. */
  async foresee(asked: readonly AskedMail[]): Promise<Result<null, MailTurnFault>> {
    const reached = await Promise.all(asked.map((one) => this.turns.reached(one.kind, partiesOf(one))));
    return refusalOf(reached.filter((limit) => limit !== null));
  }

  /** Returns the count of the first message's kind that its recipient got, and the moment from which all of the messages can go out together. */
  async standing(first: AskedMail, ...others: readonly AskedMail[]): Promise<MailUse> {
    const all = await Promise.all(
      [first, ...others].map((one) => this.turns.standing(one.kind, partiesOf(one))),
    );
    return {
      sent: all[0]?.sent ?? 0,
      most: mailLimit(first.kind).perRecipient,
      nextAt: latest(all.map(({ nextAt }) => nextAt)),
    };
  }

  private async flooded(
    { kind, to }: AskedMail,
    { sent, most, next_at: nextAt }: ReachedLimit,
  ): Promise<void> {
    await this.alerts.raise({
      kind: 'mail.recipientFlooded',
      subject: masked(to),
      subjectKey: recipientOf({ to }),
      facts: [
        { label: 'Message', text: mailKindLabel(kind) },
        { label: 'Sent within a day', text: `${sent} of ${most}` },
        { label: 'Possible again', text: easternMoment(nextAt) },
      ],
    });
  }
}
