import { Injectable } from '@nestjs/common';
import type { ChatCard, ChatView, UploadedFile } from '@simpletread/contract';
import {
  MOST_CHAT_FILES,
  MOST_CHAT_MESSAGES_PER_MINUTE,
  moveCase,
  ok,
  type OrderNumber,
  parseContactMessage,
  refuse,
  type Result,
  startClocks,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Database, type SqlRunner, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { CaseCalendar, CaseRepository, clocksOf, type KeptFile, keptFiles } from '../cases/index.js';
import { ChatCards } from './chat-cards.js';
import type { ChatRow } from './chat.entity.js';
import { ChatRepository } from './chat.repository.js';
import { ChatThread } from './chat-thread.js';
import { ChatReturns } from './chat-returns.js';
import { ShowChat } from './show-chat.js';

interface Said {
  readonly clientId: string;
  readonly text: string;
  readonly card: ChatCard | null;
  readonly files: readonly KeptFile[];
}

type SayFault = 'record.missing' | 'chat.ended' | 'request.rateLimited' | 'case.movedOn';

/** The customer writes: each message once, however often it is sent. */
@Injectable()
export class SayInChat {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly chats: ChatRepository,
    private readonly cases: CaseRepository,
    private readonly calendar: CaseCalendar,
    private readonly thread: ChatThread,
    private readonly returns: ChatReturns,
    private readonly cards: ChatCards,
    private readonly showing: ShowChat,
  ) {}

  async text(
    token: string,
    body: {
      readonly clientId: string;
      readonly text: string;
      readonly orderNumber: OrderNumber | null;
      readonly after: number;
    },
    customer: CustomerPrincipal | null,
  ): Promise<Result<ChatView>> {
    const { clientId, orderNumber, after } = body;
    const text = body.text.trim() === '' && orderNumber !== null ? ok('') : parseContactMessage(body.text);
    if (!text.ok) return text;
    const owner = customer?.isEmailProved === true ? customer.accountId : null;
    const card =
      orderNumber === null || owner === null
        ? null
        : await this.cards.order(orderNumber, { accountId: owner, mailbox: null });
    if (orderNumber !== null && card === null) return refuse('chat.cardUnknown');
    return this.say(token, after, { clientId, text: text.value, card, files: [] });
  }

  async file(
    token: string,
    {
      clientId,
      after,
      attachment,
    }: { readonly clientId: string; readonly after: number; readonly attachment: UploadedFile },
  ): Promise<Result<ChatView>> {
    // Drawing a picture anew takes time, so a file that wouldn't be kept isn't read. The write checks again, under the lock.
    const chat = await this.chats.byTokenHash(this.database, hashToken(token));
    if (chat === null) return refuse('record.missing');
    if (await this.chats.isKnown(this.database, chat.case_id, clientId))
      return this.showing.show(chat, after);
    const room = await this.room(this.database, chat, true);
    if (!room.ok) return room;
    const files = await keptFiles([attachment]);
    if (!files.ok) return files;
    const text = files.value[0]?.name ?? 'File';
    return this.say(token, after, { clientId, text, card: null, files: files.value });
  }

  private async say(token: string, after: number, said: Said): Promise<Result<ChatView>> {
    const written = await this.work.run((tx) => this.write(tx, hashToken(token), said));
    return written.ok ? this.showing.byToken(token, after) : written;
  }

  /** If one more message fits into a chat. */
  private async room(
    db: SqlRunner,
    { case_id: id, state }: ChatRow,
    hasFile: boolean,
  ): Promise<Result<null, 'chat.ended' | 'request.rateLimited'>> {
    if (state === 'ended') return refuse('chat.ended');
    const isFull =
      (await this.chats.recent(db, id)) >= MOST_CHAT_MESSAGES_PER_MINUTE ||
      (hasFile && (await this.chats.files(db, id)) >= MOST_CHAT_FILES);
    return isFull ? refuse('request.rateLimited') : ok(null);
  }

  private async write(tx: Transaction, tokenHash: string, said: Said): Promise<Result<null, SayFault>> {
    const found = await this.chats.byTokenHash(tx, tokenHash);
    if (found === null) return refuse('record.missing');
    const id = found.case_id;
    const record = await this.cases.lock(tx, id);
    if (record === null) return refuse('record.missing');
    if (await this.chats.isKnown(tx, id, said.clientId)) return ok(null);
    const chat = await this.returns.comeBack(tx, id);
    if (chat === null) return refuse('record.missing');
    const room = await this.room(tx, chat, said.files.length > 0);
    if (!room.ok) return room;
    const { clientId, text, card, files } = said;
    const { at } = await this.thread.write(tx, id, {
      ...{ by: 'customer', author: record.name, text, clientId, card, files },
    });
    const moved = moveCase({ state: record.state, solvedAt: record.solved_at }, 'write', at);
    if (!moved.ok) return moved;
    const clocks = startClocks(clocksOf(record), {
      ...{ at, priority: record.priority, calendar: await this.calendar.at(at) },
    });
    await this.cases.move(tx, id, moved.value, {
      ...{ clocks, last_message_at: at, unanswered: record.unanswered + 1, snoozed_until: null },
      ...(record.state === 'solved' ? { solved_at: null } : {}),
    });
    return ok(null);
  }
}
