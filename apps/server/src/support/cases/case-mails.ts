import { Injectable } from '@nestjs/common';
import { easternMoment, formatCaseNumber } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { type MailTurnFault, MailTurns } from '../../platform/mail-turns/index.js';
import { Messages } from '../../platform/messages/index.js';
import type { CaseRow } from './case.entity.js';
import { CaseTokens } from './case-tokens.js';

type Addressed = Pick<CaseRow, 'id' | 'number' | 'subject' | 'email' | 'phone'>;

/** Emails and texts of a case. An answer to one comes back to the case by its address. */
@Injectable()
export class CaseMails {
  constructor(
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly tokens: CaseTokens,
  ) {}

  /** Confirms a message that came in, without its words: someone else may have entered the address. None is sent above the limits. */
  async receipt(
    tx: Transaction,
    { id, number, email }: Addressed,
    { answerBy, sender }: { readonly answerBy: Date; readonly sender: string | null },
  ): Promise<MailTurnFault | null> {
    const turn = await this.turns.take(tx, { kind: 'caseReceipt', to: email, by: sender });
    if (!turn.ok) return turn.fault.code;
    const shown = formatCaseNumber(number);
    await this.messages.queue(tx, {
      channel: 'email',
      to: email,
      template: 'case-received',
      subject: `We have your message (${shown})`,
      blocks: [
        `Thank you for writing to us. We’ll answer by ${easternMoment(answerBy)}.`,
        { rows: [['Case', shown]] },
        'To add something, reply to this email.',
        { note: 'If you didn’t write to us, ignore this email.' },
      ],
      replyTo: this.tokens.replyTo(id),
    });
    return null;
  }

  /** Sends an agent's answer; returns the id of the email or text. */
  async answer(
    tx: Transaction,
    { id, number, subject, email, phone }: Addressed,
    { channel, text, by }: { readonly channel: 'mail' | 'text'; readonly text: string; readonly by: string },
  ): Promise<string> {
    if (channel === 'text')
      return this.messages.queue(tx, {
        channel: 'sms',
        to: phone,
        template: 'case-answer',
        text,
        writtenBy: by,
      });
    return this.messages.queue(tx, {
      channel: 'email',
      to: email,
      template: 'case-answer',
      subject: `Re: ${subject} (${formatCaseNumber(number)})`,
      blocks: [...text.split(/\n\s*\n/), { note: 'To answer, reply to this email.' }],
      writtenBy: by,
      replyTo: this.tokens.replyTo(id),
    });
  }
}
