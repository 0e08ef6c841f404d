import { Injectable } from '@nestjs/common';
import type { ChatCard } from '@simpletread/contract';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { type CaseEntryRow, CaseRepository, type KeptFile } from '../cases/index.js';
import { ChatNews } from './chat-news.js';
import { ChatRepository } from './chat.repository.js';

export interface NewMessage {
  readonly by: 'customer' | 'agent' | 'system';
  readonly author: string;
  readonly text: string;
  readonly clientId: string;
  readonly staffId?: string;
  readonly requestKey?: string;
  readonly card?: ChatCard | null;
  readonly files?: readonly KeptFile[];
}

/** The card as the case's thread, an export and a transcript show it. */
const cardWords = (card: ChatCard): string =>
  card.kind === 'tire' ? `${card.name} ${card.size}` : `Order ${card.orderNumber}`;

/** Writes into a chat: an entry of its case with the next number. The case must be locked. */
@Injectable()
export class ChatThread {
  constructor(
    private readonly chats: ChatRepository,
    private readonly cases: CaseRepository,
    private readonly news: ChatNews,
  ) {}

  async write(
    tx: Transaction,
    chatId: string,
    message: NewMessage,
  ): Promise<{ readonly entryId: string; readonly at: Date }> {
    const { by, author, text, clientId, staffId, requestKey, card = null, files = [] } = message;
    const { seq, at } = await this.chats.next(tx, chatId);
    const entry: Pick<CaseEntryRow, 'kind' | 'channel' | 'author' | 'text' | 'at'> = {
      kind: by,
      channel: 'chat',
      author,
      text: text === '' && card !== null ? cardWords(card) : text,
      at,
    };
    const entryId = await this.cases.addEntry(
      tx,
      chatId,
      {
        ...entry,
        id: newId(),
        ...(staffId === undefined ? {} : { staff_id: staffId }),
        ...(requestKey === undefined ? {} : { request_key: requestKey }),
      },
      files,
    );
    await this.chats.add(tx, chatId, { seq, entryId, clientId, card });
    this.news.after(tx, chatId, seq, by);
    return { entryId, at };
  }

  /** A note of staff beside the chat: its customer never sees it. */
  async note(
    tx: Transaction,
    chatId: string,
    note: { readonly author: string; readonly staffId: string; readonly text: string; readonly at: Date },
  ): Promise<void> {
    const { author, staffId, text, at } = note;
    await this.cases.addEntry(tx, chatId, {
      kind: 'note',
      channel: null,
      author,
      text,
      at,
      staff_id: staffId,
    });
  }

  /** The first message, whose entry opened the case. */
  async first(
    tx: Transaction,
    chatId: string,
    {
      entryId,
      clientId,
      card,
    }: { readonly entryId: string; readonly clientId: string; readonly card: ChatCard | null },
  ): Promise<void> {
    const { seq } = await this.chats.next(tx, chatId);
    await this.chats.add(tx, chatId, { seq, entryId, clientId, card });
    this.news.after(tx, chatId, seq, 'customer');
  }
}
