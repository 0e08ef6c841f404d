import { Injectable } from '@nestjs/common';
import { formatCaseNumber, ok, parseCaseNumber, refuse, type Result, stopClocks } from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { CaseSteps } from '../case-steps.js';
import { CaseRepository, clocksOf } from '../case.repository.js';

interface Merge {
  readonly id: string;
  readonly version: number;
  readonly caseNumber: string;
}

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
    if (into.mailbox !== from.mailbox || into.state === 'closed') return refuse('case.numberUnknown');
    const actor = staffActor(context);
    const closed = await this.steps.runIn(tx, { id, version, actor }, (_, { record, at, calendar }) => {
      const clocks = stopClocks(clocksOf(record), { at, calendar, isAnswered: false });
      const change = { merged_into: into.id, unanswered: 0 };
      const after = { into: formatCaseNumber(into.number) };
      return Promise.resolve(ok({ event: 'merge', action: 'case.merge', clocks, change, after }));
    });
    if (!closed.ok) return closed;
    await this.cases.moveEntries(tx, id, into.id);
    const grown = await this.steps.runIn(tx, { id: into.id, version: null, actor }, (_, { record }) => {
      const last = new Date(Math.max(record.last_message_at.getTime(), from.last_message_at.getTime()));
      const change = { last_message_at: last, unanswered: record.unanswered + from.unanswered };
      const after = { from: formatCaseNumber(from.number) };
      return Promise.resolve(
        ok({ event: null, action: 'case.merge', clocks: clocksOf(record), change, after }),
      );
    });
    return grown.ok ? ok({ intoId: into.id }) : grown;
  }
}
