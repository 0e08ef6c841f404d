import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId, hashToken } from '../../platform/ids/index.js';
import { CaseRepository } from '../cases/index.js';
import { ChatRepository } from './chat.repository.js';
import { ChatReturns } from './chat-returns.js';
import { ChatThread } from './chat-thread.js';

/** Customers end their chat, leave it by closing their page, and come back. The case goes on: an answer that is owed goes by email. */
@Injectable()
export class LeaveChat {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chats: ChatRepository,
    private readonly cases: CaseRepository,
    private readonly thread: ChatThread,
    private readonly returns: ChatReturns,
  ) {}

  /** The customer ends it. */
  end(token: string): Promise<Result<null, 'record.missing'>> {
    return this.work.run(async (tx): Promise<Result<null, 'record.missing'>> => {
      const found = await this.chats.byTokenHash(tx, hashToken(token));
      if (found === null) return refuse('record.missing');
      await this.close(tx, found.case_id, 'The customer ended the chat.');
      return ok(null);
    });
  }

  /** The system ends a chat: support closes, or its customer left it long ago. */
  async finish(id: string, words: string): Promise<void> {
    await this.work.run(async (tx) => ok(await this.close(tx, id, words)));
  }

  /** The customer's page is silent. */
  async leave(id: string, words: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.cases.lock(tx, id);
      const chat = await this.chats.lock(tx, id);
      if (chat?.state !== 'waiting' && chat?.state !== 'active') return ok(null);
      await this.chats.move(tx, id, { state: 'left' });
      await this.say(tx, id, words);
      return ok(null);
    });
  }

  /** The customer's page asks: they are there. */
  async isThere(token: string): Promise<void> {
    await this.work.run(async (tx) => {
      const found = await this.chats.byTokenHash(tx, hashToken(token));
      if (found === null || found.state === 'ended') return ok(null);
      if (found.state === 'left') {
        await this.cases.lock(tx, found.case_id);
        await this.returns.comeBack(tx, found.case_id);
      } else await this.chats.seen(tx, found.case_id);
      return ok(null);
    });
  }

  private async close(tx: Transaction, id: string, words: string): Promise<void> {
    await this.cases.lock(tx, id);
    const chat = await this.chats.lock(tx, id);
    if (chat === null || chat.state === 'ended') return;
    const { at } = await this.say(tx, id, words);
    await this.chats.move(tx, id, { state: 'ended', ended_at: at });
  }

  private say(tx: Transaction, id: string, text: string) {
    return this.thread.write(tx, id, { by: 'system', author: 'SimpleTread', text, clientId: newId() });
  }
}
