import { Injectable } from '@nestjs/common';
import {
  caseMachine,
  formatCaseNumber,
  NO_CLOCKS,
  ok,
  refuse,
  type Result,
  startClocks,
} from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { CaseEntryRow } from '../case-entry.entity.js';
import { CaseSteps, type LockedCase } from '../case-steps.js';
import { CaseTokens } from '../case-tokens.js';
import { CaseRepository, clocksOf } from '../case.repository.js';

interface Split {
  readonly id: string;
  readonly version: number;
  readonly entryId: string;
  readonly subject: string;
}

/** Takes a customer's message about another matter out of a case: it opens a case of its own, which names the one it came from. */
@Injectable()
export class SplitCase {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: CaseSteps,
    private readonly cases: CaseRepository,
    private readonly tokens: CaseTokens,
  ) {}

  run({ id, version, entryId, subject }: Split, context: StaffContext): Promise<Result<{ newId: string }>> {
    const actor = staffActor(context);
    return this.work.run(async (tx): Promise<Result<{ newId: string }>> => {
      const opened = newId();
      const done = await this.steps.runIn(tx, { id, version, actor }, async (_, locked) => {
        if (await this.cases.hasLiveChat(tx, [id])) return refuse('chat.running');
        const message = await this.cases.messageToSplit(tx, id, entryId);
        if (message === null) return refuse('case.messageAlone');
        const number = await this.open(tx, opened, { subject, message }, locked);
        const { record } = locked;
        return ok({
          event: null,
          action: 'case.split',
          clocks: clocksOf(record),
          change: { unanswered: Math.max(0, record.unanswered - 1) },
          after: { into: formatCaseNumber(number) },
        });
      });
      if (!done.ok) return done;
      const after = { state: caseMachine.initial, entryId };
      await this.steps.record(tx, actor, { id: opened, action: 'case.open', before: null, after });
      return ok({ newId: opened });
    });
  }

  /** The number of the new case. */
  private async open(
    tx: Transaction,
    id: string,
    {
      subject,
      message,
    }: { readonly subject: string; readonly message: Pick<CaseEntryRow, 'id' | 'channel'> },
    { record, at, calendar }: LockedCase,
  ): Promise<number> {
    const { name, email, phone, mailbox, account_id, is_stranger } = record;
    await this.cases.insert(tx, {
      ...{ id, subject, name, email, phone, mailbox, account_id, is_stranger, at },
      state: caseMachine.initial,
      channel: message.channel ?? record.channel,
      order_number: null,
      token_hash: this.tokens.hashOf(id),
      follows_id: record.id,
      clocks: startClocks(NO_CLOCKS, { at, priority: 'normal', calendar }),
    });
    await this.cases.moveEntry(tx, message.id, id);
    await this.cases.countUnanswered(tx, id);
    return (await this.cases.byId(tx, id))?.number ?? 0;
  }
}
