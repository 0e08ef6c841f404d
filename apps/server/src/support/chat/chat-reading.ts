import { Injectable } from '@nestjs/common';
import type { ChatRead } from '@simpletread/contract';

import { Database } from '../../platform/database/index.js';
import type { SocketHolder } from '../../platform/sockets/index.js';
import { ChatRepository } from './chat.repository.js';

/** Keeps how far a side of a chat has read: the customer in their own chat, an agent in a chat that they have. */
@Injectable()
export class ChatReading {
  constructor(
    private readonly database: Database,
    private readonly chats: ChatRepository,
  ) {}

  /** Null if nothing more was read, or the chat is not theirs. */
  async mark({ kind, id }: SocketHolder, chatId: string, seq: number): Promise<ChatRead | null> {
    const read =
      kind === 'staff'
        ? await this.chats.readByAgent(this.database, chatId, id, seq)
        : await this.chats.readByCustomer(this.database, id, seq);
    return read === null ? null : { chatId, by: kind === 'staff' ? 'agent' : 'customer', seq: read };
  }
}
