import { Injectable } from '@nestjs/common';
import { isSatisfactionOpen, refuse, type Result, type SatisfactionAnswer } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { AnswerSatisfaction } from '../satisfaction/index.js';
import { ChatRepository } from './chat.repository.js';

type Fault = 'record.missing' | 'satisfaction.answered' | 'satisfaction.over';

/** Customers answer how we did, in a chat that has ended. */
@Injectable()
export class RateChat {
  constructor(
    private readonly database: Database,
    private readonly chats: ChatRepository,
    private readonly answers: AnswerSatisfaction,
    private readonly clock: Clock,
  ) {}

  async run(token: string, given: SatisfactionAnswer, requestId: string): Promise<Result<null, Fault>> {
    const chat = await this.chats.byTokenHash(this.database, hashToken(token));
    if (chat?.state !== 'ended') return refuse('record.missing');
    if (chat.ended_at === null || !isSatisfactionOpen(chat.ended_at, this.clock.now()))
      return refuse('satisfaction.over');
    return this.answers.byChat(chat.case_id, given, requestId);
  }
}
