import { Controller } from '@nestjs/common';
import {
  type AdminCase,
  answerChat,
  endStaffChat,
  getChatDesk,
  handOverChat,
  type HandlerInput,
  type HandlerReply,
  takeChat,
  takeNextChat,
} from '@simpletread/contract';
import { formatCaseNumber, ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Config } from '../../../platform/config/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { SocketTickets } from '../../../platform/sockets/index.js';
import { ShowCase } from '../../cases/index.js';
import { ChatDeskReader, type DeskChat } from './chat-desk.reader.js';
import { StaffChats } from './staff-chats.js';
import { TakeChat } from './take-chat.js';

const MOST_SHOWN = 200;

const rowOf = ({ case_id: chatId, number, name, subject, preview, team }: DeskChat) => ({
  ...{ chatId, name, subject, team },
  caseNumber: formatCaseNumber(number),
  preview: preview ?? '',
});

/** The agents' side of live chat; each step answers with the case as it is then. */
@Controller()
export class ChatsController {
  constructor(
    private readonly desks: ChatDeskReader,
    private readonly taking: TakeChat,
    private readonly chats: StaffChats,
    private readonly cases: ShowCase,
    private readonly tickets: SocketTickets,
    private readonly config: Config,
  ) {}

  @Bind(getChatDesk)
  async desk(@Staff() { staffId, name }: StaffPrincipal): Promise<Result<HandlerReply<typeof getChatDesk>>> {
    const waiting = await this.desks.waiting(MOST_SHOWN);
    const mine = await this.desks.mine(staffId);
    return ok({
      waiting: waiting.map((row) => ({ ...rowOf(row), queuedAt: row.queued_at.toISOString() })),
      waitingCount: waiting.length < MOST_SHOWN ? waiting.length : await this.desks.waitingCount(),
      mine: mine.map((row) => ({ ...rowOf(row), lastSeq: row.last_seq, unanswered: row.unanswered })),
      others: await this.desks.others(staffId),
      socket: {
        url: this.config.chatUrl,
        ticket: this.tickets.issue({ kind: 'staff', id: staffId, name }),
      },
    });
  }

  @Bind(takeNextChat)
  async next(
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    const taken = await this.taking.next({ staff, requestId, key });
    return taken.ok ? this.cases.run(taken.value.chatId, staff) : taken;
  }

  @Bind(takeChat)
  take(
    @Input() { params }: HandlerInput<typeof takeChat>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.taking.run(params.id, { staff, requestId, key }));
  }

  @Bind(answerChat)
  answer(
    @Input() { params, body }: HandlerInput<typeof answerChat>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.chats.answer(params.id, body, { staff, requestId, key }));
  }

  @Bind(handOverChat)
  handOver(
    @Input() { params, body }: HandlerInput<typeof handOverChat>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.chats.handOver(params.id, body, { staff, requestId, key }));
  }

  @Bind(endStaffChat)
  end(
    @Input() { params, body }: HandlerInput<typeof endStaffChat>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCase>> {
    return this.after(params.id, staff, this.chats.end(params.id, body, { staff, requestId, key }));
  }

  private async after(
    id: string,
    staff: StaffPrincipal,
    step: Promise<Result<null>>,
  ): Promise<Result<AdminCase>> {
    const done = await step;
    return done.ok ? this.cases.run(id, staff) : done;
  }
}
