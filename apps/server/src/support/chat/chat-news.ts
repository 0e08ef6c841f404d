import { Injectable } from '@nestjs/common';
import type { ChatNews as News } from '@simpletread/contract';

import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';

/** Tells the sockets of a chat, on every server, that it has something new. */
type Teller = (news: News) => void;

/** News of chats: told once what it tells of is committed. It says that there is something, never what. */
@Injectable()
export class ChatNews {
  private teller: Teller = () => undefined;

  constructor(private readonly live: LiveUpdates) {}

  tellBy(teller: Teller): void {
    this.teller = teller;
  }

  after(tx: Transaction, chatId: string, seq: number, type: string): void {
    tx.afterCommit(() => {
      this.teller({ chatId, seq });
      void this.live.publish('cases', { id: chatId, type: `chat.${type}` });
    });
  }
}
