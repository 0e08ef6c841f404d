import { Injectable } from '@nestjs/common';
import type { HandlerInput, logCall } from '@simpletread/contract';
import {
  caseMachine,
  mailboxOf,
  moveCase,
  NO_CLOCKS,
  ok,
  parseOrderNumber,
  phoneText,
  refuse,
  type Result,
  startClocks,
} from '@simpletread/domain';

import { staffActor } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { CaseCalendar } from '../case-calendar.js';
import { CaseSteps } from '../case-steps.js';
import { CaseTokens } from '../case-tokens.js';
import { CaseRepository } from '../case.repository.js';
import type { KeyedContext } from './answer-case.js';

type Call = HandlerInput<typeof logCall>['body'];

/** Opens a case for a customer who called; the agent who took the call owns it, and it counts as answered. */
@Injectable()
export class LogCall {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly calendar: CaseCalendar,
    private readonly tokens: CaseTokens,
    private readonly steps: CaseSteps,
  ) {}

  run(call: Call, context: KeyedContext): Promise<Result<{ caseId: string }>> {
    return this.work.run((tx) => this.runIn(tx, call, context));
  }

  private async runIn(
    tx: Transaction,
    call: Call,
    context: KeyedContext,
  ): Promise<Result<{ caseId: string }>> {
    const { staff, key } = context;
    const requestKey = `${staff.staffId} call ${key}`;
    const known = await this.cases.ofRequest(tx, requestKey);
    if (known !== null) return ok({ caseId: known });
    const number = call.orderNumber.trim() === '' ? ok(null) : parseOrderNumber(call.orderNumber);
    if (!number.ok) return refuse('contact.orderNumberInvalid');
    const [id, at] = [newId(), await tx.now()];
    const phone = call.phone === null ? '' : phoneText(call.phone);
    const mailbox = call.email === '' ? phone || id : mailboxOf(call.email);
    const started = startClocks(NO_CLOCKS, { at, priority: 'normal', calendar: await this.calendar.at(at) });
    const clocks = { ...started, answerDueAt: null, firstAnsweredAt: at };
    const moved = moveCase({ state: caseMachine.initial, solvedAt: null }, 'take', at);
    if (!moved.ok) return moved;
    await this.cases.insert(tx, {
      ...{ id, state: moved.value, channel: 'call', subject: call.subject, name: call.name, at, clocks },
      ...{ email: call.email, phone, mailbox, account_id: null, order_number: number.value },
      ...{ token_hash: this.tokens.hashOf(id), follows_id: null, is_stranger: false },
    });
    const entry = { kind: 'call', channel: 'call', author: staff.name, text: call.text, at } as const;
    await this.cases.addEntry(tx, id, { ...entry, staff_id: staff.staffId, request_key: requestKey });
    await this.cases.move(tx, id, moved.value, {
      clocks,
      owner_id: staff.staffId,
      owner_name: staff.name,
    });
    const after = { state: moved.value, channel: 'call' };
    await this.steps.record(tx, staffActor(context), { id, action: 'case.log', before: null, after });
    return ok({ caseId: id });
  }
}
