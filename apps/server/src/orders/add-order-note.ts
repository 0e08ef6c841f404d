import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../platform/database/index.js';
import type { StaffContext } from './cancellation/record-cancellation.js';
import { OrderRepository } from './order.repository.js';
import { OrderTrail } from './order-trail.js';
import { NOTE_ADDED } from './orders.events.js';

/** Adds a note for staff to an order's timeline. */
@Injectable()
export class AddOrderNote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly trail: OrderTrail,
  ) {}

  run(orderId: string, text: string, { staff, requestId }: StaffContext): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      if (!(await this.orders.exists(tx, orderId))) return refuse('record.missing');
      await this.trail.record(tx, {
        orderId,
        at: await tx.now(),
        type: NOTE_ADDED,
        actorKind: 'staff',
        actorName: staff.name,
        data: { text },
        audit: { action: 'order.note', actorId: staff.staffId, before: null, after: { text }, requestId },
      });
      return ok(null);
    });
  }
}
