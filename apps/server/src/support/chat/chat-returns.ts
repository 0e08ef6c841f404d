import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';
import type { ChatRow } from './chat.entity.js';
import { ChatNews } from './chat-news.js';
import { ChatRepository } from './chat.repository.js';

/** Customers who left their chat find it where it was: with its agent, or in the queue at their old place. */
@Injectable()
export class ChatReturns {
  constructor(
    private readonly chats: ChatRepository,
    private readonly news: ChatNews,
  ) {}

  /** The chat with its customer back in it, locked; null if there is none. The case must be locked. */
  async comeBack(tx: Transaction, id: string): Promise<ChatRow | null> {
    const chat = await this.chats.lock(tx, id);
    if (chat?.state !== 'left') return chat;
    const state = chat.agent_id === null ? 'waiting' : 'active';
    await this.chats.move(tx, id, { state });
    await this.chats.seen(tx, id);
    this.news.after(tx, id, chat.last_seq, 'back');
    return { ...chat, state };
  }
}
