import { Injectable } from '@nestjs/common';
import {
  CASES_TO_ANSWER,
  formatCaseNumber,
  joinClocks,
  ok,
  parseCaseNumber,
  refuse,
  type Result,
  stopClocks,
} from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import type { CaseRow } from '../case.entity.js';
import { type CaseStep, CaseSteps, type LockedCase } from '../case-steps.js';
import { CaseRepository, clocksOf } from '../case.repository.js';

interface Merge {
  readonly id: string;
  readonly version: number;
  readonly caseNumber: string;
}

/** The step of the case that grows: it comes back to us if the other one was ours, or had a message without an answer. */
const grow = ({ record, at, calendar }: LockedCase, from: CaseRow): CaseStep => {
  const isOurs = CASES_TO_ANSWER.includes(from.state) || from.unanswered > 0;
  const clocks = clocksOf(record);
  return {
    event: isOurs && !CASES_TO_ANSWER.includes(record.state) ? 'reopen' : null,
    action: 'case.merge',
    clocks: isOurs ? joinClocks(clocks, clocksOf(from), { at, priority: record.priority, calendar }) : clocks,
    change: {
      last_message_at: new Date(Math.max(record.last_message_at.getTime(), from.last_message_at.getTime())),
      unanswered: record.unanswered + from.unanswered,
      // A thread of which only a part is the account's isn't shown as the account's.
      ...(record.account_id === from.account_id ? {} : { account_id: null }),
    },
    after: { from: formatCaseNumber(from.number) },
  };
};

/** Moves the thread of a case into another one of the same customer. Its reply address leads there from then on. */
@Injectable()
export class MergeCase {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: CaseSteps,
    private readonly cases: CaseRepository,
  ) {}

  run(merge: Merge, context: StaffContext): Promise<Result<{ intoId: string }>> {
    return this.work.run((tx) => this.runIn(tx, merge, context));
  }

  private async runIn(
    tx: Transaction,
    { id, version, caseNumber }: Merge,
    context: StaffContext,
  ): Promise<Result<{ intoId: string }>> {
    const number = parseCaseNumber(caseNumber);
    const target = number === null ? null : await this.cases.byNumber(tx, number);
    if (target === null || target.id === id) return refuse('case.numberUnknown');
    // Rows are locked in the order of their ids.
    for (const one of [id, target.id].sort()) await this.cases.lock(tx, one);
    const [from, into] = [await this.cases.byId(tx, id), await this.cases.byId(tx, target.id)];
    if (from === null || into === null) return refuse('record.missing');
    const isOther =
      [from, into].every(({ account_id: id }) => id !== null) && from.account_id !== into.account_id;
    if (into.mailbox !== from.mailbox || into.state === 'closed' || isOther)
      return refuse('case.numberUnknown');
    if (await this.cases.hasLiveChat(tx, [id, into.id])) return refuse('chat.running');
    const actor = staffActor(context);
    const closed = await this.steps.runIn(tx, { id, version, actor }, (_, { record, at, calendar }) => {
      const clocks = stopClocks(clocksOf(record), { at, calendar, isAnswered: false });
      const change = { merged_into: into.id, unanswered: 0 };
      const after = { into: formatCaseNumber(into.number) };
      return Promise.resolve(ok({ event: 'merge', action: 'case.merge', clocks, change, after }));
    });
    if (!closed.ok) return closed;
    await this.cases.moveEntries(tx, id, into.id);
    const request = { id: into.id, version: null, actor };
    const grown = await this.steps.runIn(tx, request, (_, locked) => Promise.resolve(ok(grow(locked, from))));
    return grown.ok ? ok({ intoId: into.id }) : grown;
  }
}
