import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import {
  type KeyedStaffContext,
  RETURN_APPROVED,
  RETURN_CANCELLED,
  RETURN_DENIED,
  staffActorOf,
} from '../../order/index.js';
import { ReturnSteps } from '../return-steps.js';

export interface SeenReturn {
  readonly returnId: string;
  readonly version: number;
}

/** The answers of staff to a return or an appeal, and cancelling it for a buyer who calls. */
@Injectable()
export class AnswerReturn {
  constructor(private readonly steps: ReturnSteps) {}

  approve(seen: SeenReturn, context: KeyedStaffContext): Promise<Result<null>> {
    const type = RETURN_APPROVED;
    return this.run(seen, type, context, (at) => ({
      event: 'approve' as const,
      action: 'return.approve',
      change: { answered_at: at, decided_by: context.staff.name, denial_reason: null },
    }));
  }

  deny(seen: SeenReturn, reason: string, context: KeyedStaffContext): Promise<Result<null>> {
    return this.run(seen, RETURN_DENIED, context, (at) => ({
      event: 'deny' as const,
      action: 'return.deny',
      change: { answered_at: at, decided_by: context.staff.name, denial_reason: reason },
      data: { reason },
    }));
  }

  cancel(seen: SeenReturn, reason: string, context: KeyedStaffContext): Promise<Result<null>> {
    return this.run(seen, RETURN_CANCELLED, context, (at) => ({
      event: 'cancel' as const,
      action: 'return.cancel',
      change: { cancelled_at: at },
      data: { reason },
    }));
  }

  private run(
    { returnId, version }: SeenReturn,
    type: string,
    context: KeyedStaffContext,
    stepAt: (at: Date) => {
      readonly event: 'approve' | 'deny' | 'cancel';
      readonly action: string;
      readonly change: object;
      readonly data?: object;
    },
  ): Promise<Result<null>> {
    const request = { returnId, version, types: [type], actorOf: () => staffActorOf(context) };
    return this.steps.run(request, (_, { order }) => Promise.resolve(ok({ ...stepAt(order.read_at), type })));
  }
}
