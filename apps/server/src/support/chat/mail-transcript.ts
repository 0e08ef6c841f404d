import { Injectable } from '@nestjs/common';
import { easternMoment, formatCaseNumber, networkOf, ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { type MailTurnFault, MailTurns } from '../../platform/mail-turns/index.js';
import { Messages } from '../../platform/messages/index.js';
import { CaseRepository } from '../cases/index.js';
import { ChatRepository } from './chat.repository.js';

const MOST_MESSAGES = 500;

type Fault = 'record.missing' | 'chat.nothingToSend' | 'chat.addressUnproved' | MailTurnFault;

/**
 * Emails a chat to the address that an account proved. Anyone can type anyone's address, so guests save their chat from its panel:
 * a chat can't be used to send mails to strangers.
 */
@Injectable()
export class MailTranscript {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chats: ChatRepository,
    private readonly cases: CaseRepository,
    private readonly turns: MailTurns,
    private readonly messages: Messages,
  ) {}

  run(token: string, caller: string | null): Promise<Result<null, Fault>> {
    return this.work.run(async (tx): Promise<Result<null, Fault>> => {
      const chat = await this.chats.byTokenHash(tx, hashToken(token));
      const record = chat === null ? null : await this.cases.byId(tx, chat.case_id);
      if (chat === null || record === null) return refuse('record.missing');
      if (record.account_id === null) return refuse('chat.addressUnproved');
      const said = await this.chats.messages(tx, chat.case_id, 0, MOST_MESSAGES);
      if (!said.some(({ kind }) => kind === 'agent')) return refuse('chat.nothingToSend');
      const by = caller === null ? null : networkOf(caller);
      const turn = await this.turns.take(tx, { kind: 'chatTranscript', to: record.email, by });
      if (!turn.ok) return turn;
      const shown = formatCaseNumber(record.number);
      const words = said.filter(({ kind }) => kind !== 'system');
      await this.messages.queue(tx, {
        channel: 'email',
        to: record.email,
        template: 'chat-transcript',
        subject: `Your chat with us (${shown})`,
        blocks: [
          `Here is your chat of ${easternMoment(record.opened_at)}.`,
          ...words.map(({ author, text }) => `${author}: ${text}`),
          { rows: [['Case', shown]] },
          { note: 'If you didn’t chat with us, ignore this email.' },
        ],
      });
      return ok(null);
    });
  }
}
