import { Injectable } from '@nestjs/common';
import type { answerCase, HandlerInput, noteCase } from '@simpletread/contract';
import { ok, refuse, type Result, stopClocks } from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { CaseMails } from '../case-mails.js';
import { CaseSteps } from '../case-steps.js';
import { CaseRepository, clocksOf } from '../case.repository.js';
import { CasePageReader } from './case-page.reader.js';

export interface KeyedContext extends StaffContext {
  readonly key: string;
}

type Answer = HandlerInput<typeof answerCase>['body'];
type Note = HandlerInput<typeof noteCase>['body'];

const keyOf = ({ staff, key }: KeyedContext, caseId: string): string => `${staff.staffId} ${caseId} ${key}`;

/** Agents answer customers and write notes: once for each request. */
@Injectable()
export class AnswerCase {
  constructor(
    private readonly steps: CaseSteps,
    private readonly cases: CaseRepository,
    private readonly mails: CaseMails,
    private readonly pages: CasePageReader,
  ) {}

  answer(
    id: string,
    { seenEntryId, channel, text, isSolved }: Answer,
    context: KeyedContext,
  ): Promise<Result<null>> {
    const { staff } = context;
    const requestKey = keyOf(context, id);
    return this.once(id, requestKey, context, async (tx, { record, at, calendar }) => {
      const to = channel === 'mail' ? record.email : record.phone;
      if (to === '' || (channel === 'text' && !(await this.pages.mayText(tx, record))))
        return refuse('case.noAddress', { channel: channel === 'mail' ? 'email address' : 'phone number' });
      // Two agents, or an agent and the customer, wrote at the same moment: the later one reads first.
      if ((await this.cases.lastMessageId(tx, id)) !== seenEntryId) return refuse('case.newAnswer');
      const messageId = await this.mails.answer(tx, record, { channel, text, by: staff.name });
      const entry = { kind: 'agent', channel, author: staff.name, text, at } as const;
      await this.cases.addEntry(tx, id, {
        ...entry,
        staff_id: staff.staffId,
        message_id: messageId,
        request_key: requestKey,
      });
      const clocks = stopClocks(clocksOf(record), { at, calendar, isAnswered: true });
      const owner = record.owner_id === null ? { owner_id: staff.staffId, owner_name: staff.name } : {};
      const change = {
        ...owner,
        last_message_at: at,
        unanswered: 0,
        ...(isSolved ? { solved_at: at } : {}),
      };
      return ok({
        // A solved case that is answered and solved stays so, for another 14 days.
        event: !isSolved ? 'answer' : record.state === 'solved' ? null : 'solve',
        action: 'case.answer',
        clocks,
        change,
        // The words stay with the case, which is erased with its customer; the audit isn't.
        after: { messageId, channel },
      });
    });
  }

  note(id: string, { kind, text }: Note, context: KeyedContext): Promise<Result<null>> {
    const { staff } = context;
    const requestKey = keyOf(context, id);
    return this.once(id, requestKey, context, async (tx, { record, at }) => {
      const entryId = await this.cases.addEntry(tx, id, {
        ...{ kind, author: staff.name, text, at, channel: kind === 'call' ? 'call' : null },
        staff_id: staff.staffId,
        request_key: requestKey,
      });
      const isFirst = kind === 'call' && record.first_answered_at === null;
      const clocks = isFirst
        ? { ...clocksOf(record), firstAnsweredAt: at, answerDueAt: null }
        : clocksOf(record);
      const change = kind === 'call' ? { last_message_at: at, unanswered: 0 } : {};
      const event = record.state === 'new' && kind === 'call' ? ('take' as const) : null;
      return ok({
        event,
        action: kind === 'call' ? 'case.log' : 'case.note',
        clocks,
        change,
        after: { entryId },
      });
    });
  }

  private once(
    id: string,
    requestKey: string,
    context: KeyedContext,
    work: Parameters<CaseSteps['run']>[1],
  ): Promise<Result<null>> {
    return this.steps.unlessDone(requestKey, { id, version: null, actor: staffActor(context) }, work);
  }
}
