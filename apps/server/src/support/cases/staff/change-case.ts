import { Injectable } from '@nestjs/common';
import type { changeCase, HandlerInput } from '@simpletread/contract';
import {
  type CaseEvent,
  ok,
  refuse,
  reprioritize,
  type Result,
  startClocks,
  stopClocks,
} from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { CaseSteps } from '../case-steps.js';
import { clocksOf } from '../case.repository.js';
import { CasePageReader } from './case-page.reader.js';

interface SeenCase {
  readonly id: string;
  readonly version: number;
}

type Change = HandlerInput<typeof changeCase>['body'];

const MOST_SNOOZE_MS = 90 * 86_400_000;

/** Agents assign, prioritize, snooze, solve and reopen cases. */
@Injectable()
export class ChangeCase {
  constructor(
    private readonly steps: CaseSteps,
    private readonly pages: CasePageReader,
  ) {}

  async change(id: string, { version, ...asked }: Change, context: StaffContext): Promise<Result<null>> {
    const { ownerId, priority, tags } = asked;
    const owner = ownerId === undefined || ownerId === null ? null : await this.pages.teammate(ownerId);
    if (typeof ownerId === 'string' && owner === null) return refuse('case.ownerUnknown');
    return this.steps.run({ id, version, actor: staffActor(context) }, (_, { record, calendar }) => {
      const given = {
        ...(ownerId === undefined
          ? {}
          : { owner_id: owner?.staffId ?? null, owner_name: owner?.name ?? null }),
        ...(priority === undefined ? {} : { priority }),
        ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
      };
      const clocks =
        priority === undefined ? clocksOf(record) : reprioritize(clocksOf(record), { priority, calendar });
      const event: CaseEvent | null = owner !== null && record.state === 'new' ? 'take' : null;
      const { owner_name: ownerName, priority: before, tags: tagsBefore } = record;
      return Promise.resolve(
        ok({
          event,
          action: ownerId === undefined ? 'case.change' : 'case.assign',
          clocks,
          change: given,
          before: { owner: ownerName, priority: before, tags: tagsBefore },
          after: {
            owner: ownerId === undefined ? ownerName : (owner?.name ?? null),
            priority: priority ?? before,
            tags: tags ?? tagsBefore,
          },
        }),
      );
    });
  }

  snooze({ id, version }: SeenCase, until: Date, context: StaffContext): Promise<Result<null>> {
    return this.steps.run({ id, version, actor: staffActor(context) }, (_, { record, at }) => {
      const isLater = until > at && until.getTime() - at.getTime() <= MOST_SNOOZE_MS;
      if (!isLater) return Promise.resolve(refuse('case.snoozeInPast'));
      const after = { until: until.toISOString() };
      const change = { snoozed_until: until };
      return Promise.resolve(
        ok({ event: 'snooze', action: 'case.snooze', clocks: clocksOf(record), change, after }),
      );
    });
  }

  solve({ id, version }: SeenCase, context: StaffContext): Promise<Result<null>> {
    return this.steps.run({ id, version, actor: staffActor(context) }, (_, { record, at, calendar }) => {
      const clocks = stopClocks(clocksOf(record), { at, calendar, isAnswered: false });
      return Promise.resolve(ok({ event: 'solve', action: 'case.solve', clocks, change: { unanswered: 0 } }));
    });
  }

  reopen({ id, version }: SeenCase, context: StaffContext): Promise<Result<null>> {
    return this.steps.run({ id, version, actor: staffActor(context) }, (_, { record, at, calendar }) => {
      const clocks = startClocks(clocksOf(record), { at, priority: record.priority, calendar });
      return Promise.resolve(ok({ event: 'reopen', action: 'case.reopen', clocks }));
    });
  }
}
