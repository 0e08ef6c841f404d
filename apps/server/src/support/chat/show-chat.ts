import { Injectable } from '@nestjs/common';
import type { ChatMessage, ChatView } from '@simpletread/contract';
import {
  chatHours,
  formatCaseNumber,
  isSatisfactionOpen,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { SocketTickets } from '../../platform/sockets/index.js';
import { CaseCalendar, CaseRepository } from '../cases/index.js';
import { AnswerSatisfaction } from '../satisfaction/index.js';
import type { ChatRow } from './chat.entity.js';
import { ChatRepository, type SaidMessage } from './chat.repository.js';

const MOST_MESSAGES = 200;

export const saidBy = (kind: SaidMessage['kind']): ChatMessage['by'] =>
  kind === 'customer' || kind === 'agent' ? kind : 'system';

const messageOf = ({ kind, at, files, ...rest }: SaidMessage): ChatMessage => ({
  ...rest,
  by: saidBy(kind),
  at: at.toISOString(),
  files: (files ?? []).map((file) => ({ ...file })),
});

/** A chat as its customer sees it. */
@Injectable()
export class ShowChat {
  constructor(
    private readonly database: Database,
    private readonly chats: ChatRepository,
    private readonly cases: CaseRepository,
    private readonly calendar: CaseCalendar,
    private readonly answers: AnswerSatisfaction,
    private readonly tickets: SocketTickets,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async byToken(token: string, after: number): Promise<Result<ChatView, 'record.missing'>> {
    const chat = await this.chats.byTokenHash(this.database, hashToken(token));
    return chat === null ? refuse('record.missing') : this.show(chat, after);
  }

  async show(chat: ChatRow, after: number): Promise<Result<ChatView, 'record.missing'>> {
    const record = await this.cases.byId(this.database, chat.case_id);
    if (record === null) return refuse('record.missing');
    const now = this.clock.now();
    const found = await this.chats.messages(this.database, chat.case_id, after, MOST_MESSAGES + 1);
    const messages = found.slice(0, MOST_MESSAGES);
    return ok({
      chatId: chat.case_id,
      caseNumber: formatCaseNumber(record.number),
      state: chat.state,
      agentName: chat.agent_name,
      position: await this.chats.position(this.database, chat),
      hours: chatHours(chat.team, now, await this.calendar.at(now)).nextChange,
      email: record.email,
      mayMailTranscript: record.account_id !== null,
      mayRate:
        chat.state === 'ended' &&
        chat.ended_at !== null &&
        isSatisfactionOpen(chat.ended_at, now) &&
        (await this.chats.hasAnswer(this.database, chat.case_id)),
      satisfaction: chat.state === 'ended' ? await this.answers.ofCase(chat.case_id) : null,
      readByAgent: chat.agent_read_seq,
      lastSeq: messages.at(-1)?.seq ?? Math.min(after, chat.last_seq),
      hasMore: found.length > messages.length,
      messages: messages.map(messageOf),
      socket: {
        url: this.config.chatUrl,
        ticket: this.tickets.issue({ kind: 'customer', id: chat.case_id, name: record.name }),
      },
    });
  }
}
