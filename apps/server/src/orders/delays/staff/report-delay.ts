import { Injectable } from '@nestjs/common';
import type { DelayPreview } from '@simpletread/contract';
import { delayMachine, ok, refuse, type Result, transition } from '@simpletread/domain';

import { Database, UnitOfWork } from '../../../platform/database/index.js';
import {
  DELAY_ASKED,
  DELAY_DISMISSED,
  DelayReader,
  type KeyedStaffContext,
  OrderOnce,
  OrderReader,
  OrderTrail,
  requestKeyOf,
  staffActorOf,
} from '../../order/index.js';
import { AskDelay, type DelayReport } from '../ask-delay.js';
import { DelayRepository } from '../delay.repository.js';
import { PreviewDelay } from '../preview-delay.js';

/** Staff report a delay of an order, or close one that was found in error. */
@Injectable()
export class ReportDelay {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly reader: OrderReader,
    private readonly changes: OrderOnce,
    private readonly trail: OrderTrail,
    private readonly known: DelayReader,
    private readonly delays: DelayRepository,
    private readonly asks: AskDelay,
    private readonly previews: PreviewDelay,
  ) {}

  async preview(orderId: string, report: DelayReport): Promise<Result<DelayPreview>> {
    const order = await this.reader.byId(orderId);
    if (order === null) return refuse('record.missing');
    return this.previews.run(this.database, order, report);
  }

  report(
    orderId: string,
    { orderVersion, ...report }: DelayReport & { readonly orderVersion: number },
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const request = { orderId, type: DELAY_ASKED, requestKey: requestKeyOf(context) };
    const asker = { actor: staffActorOf(context), action: 'order.reportDelay' };
    return this.work.run((tx) =>
      this.changes.run(tx, request, async (order) =>
        order.version === orderVersion
          ? this.asks.run(tx, order, report, asker)
          : refuse<'record.stale'>('record.stale'),
      ),
    );
  }

  dismiss(orderId: string, reason: string, context: KeyedStaffContext): Promise<Result<null>> {
    const request = { orderId, type: DELAY_DISMISSED, requestKey: requestKeyOf(context) };
    return this.work.run((tx) =>
      this.changes.run(tx, request, async ({ read_at: at }) => {
        const found = (await this.known.ofOrder(orderId, tx)).find(({ state }) => state === 'found');
        const dismissed = found === undefined ? null : transition(delayMachine, found.state, 'dismiss');
        if (found === undefined || dismissed?.ok !== true) return refuse('record.stale');
        await this.delays.move(tx, found.id, dismissed.value, { settled_at: at });
        await this.trail.recordByStaff(
          tx,
          {
            orderId,
            at,
            type: DELAY_DISMISSED,
            // An erasure empties what staff wrote as `text`.
            data: { text: reason },
            audit: {
              action: 'order.dismissDelay',
              before: { delay: found.state },
              after: { delay: dismissed.value, text: reason },
            },
            payload: {},
          },
          context,
        );
        return ok(null);
      }),
    );
  }
}
