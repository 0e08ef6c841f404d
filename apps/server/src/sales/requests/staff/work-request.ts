import { Injectable } from '@nestjs/common';
import type { HandlerInput, loseSalesRequest, planSalesRequest } from '@simpletread/contract';
import { type RequestEvent, type Result } from '@simpletread/domain';

import type { StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import type { RequestChange } from '../request.repository.js';
import { RequestSteps } from '../request-steps.js';

interface Work {
  readonly id: string;
  readonly version: number;
}

interface Taken {
  readonly event?: RequestEvent;
  readonly action: string;
  readonly change: RequestChange;
}

const NO_STEP = { next_step: null, next_step_at: null } as const;

/** The steps that representatives take themselves. */
@Injectable()
export class WorkRequest {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: RequestSteps,
  ) {}

  plan(
    id: string,
    { version, nextStep, nextStepAt }: HandlerInput<typeof planSalesRequest>['body'],
    context: StaffContext,
  ): Promise<Result<null>> {
    const change = { next_step: nextStep, next_step_at: new Date(nextStepAt) };
    return this.take({ id, version }, { action: 'plan', change }, context);
  }

  finish(work: Work, context: StaffContext): Promise<Result<null>> {
    return this.take(work, { action: 'finishStep', change: NO_STEP }, context);
  }

  lose(
    id: string,
    { version, reason }: HandlerInput<typeof loseSalesRequest>['body'],
    context: StaffContext,
  ): Promise<Result<null>> {
    const change = { lost_reason: reason, ...NO_STEP };
    return this.take({ id, version }, { event: 'lose', action: 'lose', change }, context);
  }

  reopen(work: Work, context: StaffContext): Promise<Result<null>> {
    const taken = { event: 'reopen', action: 'reopen', change: { lost_reason: null } } as const;
    return this.take(work, taken, context);
  }

  private take({ id, version }: Work, taken: Taken, context: StaffContext): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const held = await this.steps.held(tx, id, version);
      return held.ok ? this.steps.run(tx, held.value, taken, context) : held;
    });
  }
}
