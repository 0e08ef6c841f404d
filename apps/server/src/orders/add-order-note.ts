import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit } from '../platform/audit/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import type { StaffContext } from './cancellation/cancel-order.js';
import { OrderEvents } from './order-events.repository.js';
import { OrderRepository } from './order.repository.js';
import { NOTE_ADDED } from './orders.events.js';

/** Adds a note for staff to an order's timeline. */
@Injectable()
export class AddOrderNote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly audit: Audit,
  ) {}

  run(orderId: string, text: string, { staff, requestId }: StaffContext): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      if (!(await this.orders.exists(tx, orderId))) return refuse('record.missing');
      await this.events.append(tx, {
        orderId,
        at: await tx.now(),
        type: NOTE_ADDED,
        actorKind: 'staff',
        actorName: staff.name,
        data: { text },
      });
      await this.audit.record(tx, {
        actorKind: 'staff',
        actorId: staff.staffId,
        actorName: staff.name,
        action: 'order.note',
        subjectType: 'order',
        subjectId: orderId,
        before: null,
        after: { text },
        requestId,
      });
      return ok(null);
    });
  }
}
