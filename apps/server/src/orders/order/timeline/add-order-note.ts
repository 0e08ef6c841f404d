import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { OrderEvents } from './order-events.repository.js';
import { OrderRepository } from '../order.repository.js';
import { OrderTrail } from './order-trail.js';
import { NOTE_ADDED } from '../orders.events.js';
import { requestKeyOf, type KeyedStaffContext } from '../order-actor.js';

/** Adds a note for staff to an order's timeline; once for each request, however often it runs. */
@Injectable()
export class AddOrderNote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
  ) {}

  run(orderId: string, text: string, context: KeyedStaffContext): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, orderId, { text }, context));
  }

  /** As `run`, within a transaction; `runId` is the bulk run that the note is part of. */
  async runIn(
    tx: Transaction,
    orderId: string,
    { text, runId }: { readonly text: string; readonly runId?: string },
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const requestKey = requestKeyOf(context);
    if (await this.events.isKnown(tx, { orderId, type: NOTE_ADDED, requestKey })) return ok(null);
    const after = runId === undefined ? { text } : { text, bulkRun: runId };
    await this.trail.recordByStaff(
      tx,
      {
        orderId,
        at: await tx.now(),
        type: NOTE_ADDED,
        data: { text },
        audit: { action: 'order.note', before: null, after },
      },
      context,
    );
    return ok(null);
  }
}
