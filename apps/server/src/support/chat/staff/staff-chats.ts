import { Injectable } from '@nestjs/common';
import type { answerChat, ChatCard, endStaffChat, handOverChat, HandlerInput } from '@simpletread/contract';
import {
  checkFilled,
  MOST_CHATS_OF_AGENT,
  ok,
  parseOrderNumber,
  refuse,
  type Result,
  stopClocks,
} from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { CasePageReader, CaseSteps, clocksOf, type LockedCase } from '../../cases/index.js';
import { ChatCards } from '../chat-cards.js';
import type { ChatRow } from '../chat.entity.js';
import { ChatRepository } from '../chat.repository.js';
import { ChatThread } from '../chat-thread.js';

export interface KeyedContext extends StaffContext {
  readonly key: string;
}

type Answer = HandlerInput<typeof answerChat>['body'];
type HandOver = HandlerInput<typeof handOverChat>['body'];
type End = HandlerInput<typeof endStaffChat>['body'];
type Step = Parameters<CaseSteps['run']>[1];
type Work = (tx: Transaction, locked: LockedCase, chat: ChatRow) => ReturnType<Step>;

const keyOf = ({ staff, key }: KeyedContext, id: string): string => `${staff.staffId} ${id} chat ${key}`;

/** Agents answer in their chats, hand them over and end them: each request once. */
@Injectable()
export class StaffChats {
  constructor(
    private readonly database: Database,
    private readonly steps: CaseSteps,
    private readonly chats: ChatRepository,
    private readonly thread: ChatThread,
    private readonly cards: ChatCards,
    private readonly pages: CasePageReader,
  ) {}

  async answer(
    id: string,
    { text, itemNumber, hasOrder }: Answer,
    context: KeyedContext,
  ): Promise<Result<null>> {
    const { staff } = context;
    const filled = checkFilled(text);
    if (!filled.ok) return filled;
    const card =
      itemNumber !== null ? await this.cards.tire(itemNumber) : hasOrder ? await this.order(id) : null;
    if ((itemNumber !== null || hasOrder) && card === null) return refuse('chat.cardUnknown');
    if (text === '' && card === null) return refuse('contact.messageInvalid', { max: 2_000 });
    const requestKey = keyOf(context, id);
    return this.inMine(id, requestKey, context, async (tx, { record, calendar }) => {
      const { at, entryId } = await this.thread.write(tx, id, {
        ...{ by: 'agent', author: staff.name, text, clientId: requestKey, card },
        ...{ staffId: staff.staffId, requestKey },
      });
      return ok({
        event: 'answer',
        action: 'case.answer',
        clocks: stopClocks(clocksOf(record), { at, calendar, isAnswered: true }),
        change: { last_message_at: at, unanswered: 0 },
        // The words stay with the case, which is erased with its customer; the audit isn't.
        after: { entryId, channel: 'chat' },
      });
    });
  }

  async handOver(id: string, { staffId, note }: HandOver, context: KeyedContext): Promise<Result<null>> {
    const { staff } = context;
    const next = await this.pages.teammate(staffId);
    if (next === null || next.staffId === staff.staffId) return refuse('case.ownerUnknown');
    const requestKey = keyOf(context, id);
    return this.inMine(id, requestKey, context, async (tx, { record }) => {
      if ((await this.chats.liveOfAgent(tx, next.staffId)) >= MOST_CHATS_OF_AGENT)
        return refuse('chat.colleagueFull', { name: next.name, max: MOST_CHATS_OF_AGENT });
      const { at } = await this.thread.write(tx, id, {
        ...{ by: 'system', author: staff.name, text: `${next.name} joined the chat.`, clientId: requestKey },
        ...{ staffId: staff.staffId, requestKey },
      });
      if (note !== '')
        await this.thread.note(tx, id, { author: staff.name, staffId: staff.staffId, text: note, at });
      await this.chats.move(tx, id, { agent_id: next.staffId, agent_name: next.name, taken_at: at });
      return ok({
        event: null,
        action: 'chat.handOver',
        clocks: clocksOf(record),
        change: { owner_id: next.staffId, owner_name: next.name },
        before: { agent: staff.name },
        after: { agent: next.name },
      });
    });
  }

  end(id: string, { isSolved }: End, context: KeyedContext): Promise<Result<null>> {
    const { staff } = context;
    const requestKey = keyOf(context, id);
    return this.inMine(id, requestKey, context, async (tx, { record, calendar }, chat) => {
      const { at } = await this.thread.write(tx, id, {
        ...{ by: 'system', author: staff.name, text: `${staff.name} ended the chat.`, clientId: requestKey },
        ...{ staffId: staff.staffId, requestKey },
      });
      await this.chats.move(tx, id, { state: 'ended', ended_at: at });
      const clocks = clocksOf(record);
      return ok({
        event: isSolved && record.state !== 'solved' ? 'solve' : null,
        action: 'chat.end',
        clocks: isSolved ? stopClocks(clocks, { at, calendar, isAnswered: false }) : clocks,
        change: isSolved ? { unanswered: 0 } : {},
        before: { chat: chat.state },
        after: { chat: 'ended', isSolved },
      });
    });
  }

  /** Only in a chat that the agent has; a customer who left may come back to it. */
  private inMine(id: string, requestKey: string, context: KeyedContext, work: Work): Promise<Result<null>> {
    const request = { id, version: null, actor: staffActor(context) };
    return this.steps.unlessDone(requestKey, request, async (tx, locked) => {
      const chat = await this.chats.lock(tx, id);
      if (chat === null) return refuse('record.missing');
      return this.isOf(chat, context.staff.staffId) ? work(tx, locked, chat) : refuse('chat.notYours');
    });
  }

  private isOf({ state, agent_id: agent }: ChatRow, staffId: string): boolean {
    return agent === staffId && (state === 'active' || state === 'left');
  }

  /** The case's order, if it proved to be the customer's. */
  private async order(id: string): Promise<ChatCard | null> {
    const row = await this.pages.byId(id);
    const order = row === null ? null : await this.pages.order(this.database, row);
    if (row === null || order?.is_theirs !== true) return null;
    const number = parseOrderNumber(order.number);
    return number.ok
      ? // In a chat the address was only typed: an order is shown to the account that proved it.
        this.cards.order(number.value, { accountId: row.account_id, mailbox: null })
      : null;
  }
}
