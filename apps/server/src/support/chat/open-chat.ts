import { Injectable } from '@nestjs/common';
import type { HandlerInput, openChat, ReplyOf } from '@simpletread/contract';
import {
  chatHours,
  chatMachine,
  chatTeamOf,
  mailboxOf,
  MOST_LIVE_CHATS_OF_NETWORK,
  MOST_LIVE_CHATS_OF_PERSON,
  MOST_MESSAGES_OF_NETWORK,
  MOST_MESSAGES_OF_PERSON,
  networkOf,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import { CaseCalendar, CaseRepository, TakeMessage } from '../cases/index.js';
import { ChatCards } from './chat-cards.js';
import { ChatRepository } from './chat.repository.js';
import { ChatThread } from './chat-thread.js';
import { ChatTokens } from './chat-tokens.js';
import { ShowChat } from './show-chat.js';

type Body = HandlerInput<typeof openChat>['body'];

export interface ChatOpener {
  readonly customer: CustomerPrincipal | null;
  readonly caller: string | null;
  readonly requestId: string;
}

/** Begins a chat: a case of its own, in the queue of its team. */
@Injectable()
export class OpenChat {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly take: TakeMessage,
    private readonly chats: ChatRepository,
    private readonly thread: ChatThread,
    private readonly tokens: ChatTokens,
    private readonly cards: ChatCards,
    private readonly calendar: CaseCalendar,
    private readonly clock: Clock,
    private readonly showing: ShowChat,
  ) {}

  async run(body: Body, opener: ChatOpener): Promise<Result<ReplyOf<typeof openChat>>> {
    const team = chatTeamOf(opener.customer?.accountTypes ?? []);
    const now = this.clock.now();
    const hours = chatHours(team, now, await this.calendar.at(now));
    if (!hours.isOpen) return refuse('chat.closed', { nextChange: hours.nextChange });
    const card = body.itemNumber === null ? null : await this.cards.tire(body.itemNumber);
    const opened = await this.work.run((tx) => this.open(tx, { body, card, team }, opener));
    if (!opened.ok) return opened;
    const token = this.tokens.of(opened.value);
    const chat = await this.showing.byToken(token, 0);
    return chat.ok ? ok({ token, chat: chat.value }) : chat;
  }

  private async open(
    tx: Transaction,
    {
      body,
      card,
      team,
    }: {
      readonly body: Body;
      readonly card: Awaited<ReturnType<ChatCards['tire']>>;
      readonly team: 'general' | 'fleet';
    },
    { customer, caller, requestId }: ChatOpener,
  ): Promise<Result<string, 'request.rateLimited' | 'chat.tooMany'>> {
    const mailbox = mailboxOf(body.email);
    const network = caller === null ? null : hashToken(networkOf(caller));
    const isOwn = customer?.isEmailProved === true && mailboxOf(customer.email) === mailbox;
    const accountId = isOwn ? customer.accountId : null;
    // Anyone can type any address, so a chat counts like a form. The count makes one person's requests wait for each other.
    const person = { mailbox, accountId, network };
    const ofDay = await this.cases.ofDay(tx, { ...person, isProved: false });
    const requestKey = `chat ${hashToken(`${mailbox} ${body.clientId}`)}`;
    const known = await this.cases.ofRequest(tx, requestKey);
    if (known !== null) return ok(known);
    if (ofDay.person >= MOST_MESSAGES_OF_PERSON || ofDay.network >= MOST_MESSAGES_OF_NETWORK)
      return refuse('request.rateLimited');
    const live = await this.chats.live(tx, person);
    const isCrowded = accountId === null && live.network >= MOST_LIVE_CHATS_OF_NETWORK;
    if (live.person >= MOST_LIVE_CHATS_OF_PERSON || isCrowded) return refuse('chat.tooMany');
    const entryId = newId();
    const taken = await this.take.open(
      tx,
      {
        ...{
          channel: 'chat',
          name: body.firstName,
          email: body.email,
          phone: '',
          mailbox,
          accountId,
          network,
        },
        ...{
          text: body.message,
          orderNumber: null,
          files: [],
          providerId: null,
          pointed: null,
          entryId,
          requestKey,
        },
        subject: card === null ? 'Live chat' : `Chat about ${card.name}`.slice(0, 120),
      },
      { followsId: null, isStranger: false },
      {
        actorKind: customer === null ? 'guest' : 'customer',
        actorId: customer?.accountId ?? null,
        requestId,
      },
    );
    if (!taken.ok) return taken;
    const { id, opened_at: at } = taken.value.row;
    const token = hashToken(this.tokens.of(id));
    await this.chats.insert(tx, { case_id: id, state: chatMachine.initial, team, token_hash: token, at });
    await this.thread.first(tx, id, { entryId, clientId: body.clientId, card });
    return ok(id);
  }
}
