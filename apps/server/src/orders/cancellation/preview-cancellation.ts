import { Injectable } from '@nestjs/common';
import type { HandlerReply, previewCancellation } from '@simpletread/contract';
import { mapResult, refundsAlone, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { paymentLabel, tireLabel } from '../order/index.js';
import { LoadCancellation, type PossibleCancellation } from './load-cancellation.js';

type Preview = HandlerReply<typeof previewCancellation>;

const previewOf = ({ order, plan, closesAt }: PossibleCancellation, staff: StaffPrincipal): Preview => ({
  orderVersion: order.version,
  closesAt: closesAt?.toISOString() ?? null,
  refundInCents: plan.refundInCents,
  needsApproval: !refundsAlone(staff, order.total_in_cents),
  refundLimitInCents: staff.refundLimit,
  refundTo: paymentLabel(order.payment),
  stockToReturn: plan.stock.map(({ tireId, warehouseCode, quantity }) => {
    const line = order.lines.find((candidate) => candidate.tire_id === tireId);
    return { label: `${line === undefined ? 'Tires' : tireLabel(line)} to ${warehouseCode}`, quantity };
  }),
  effects: [...plan.effects],
});

/** Shows the effect of a cancellation without making it. */
@Injectable()
export class PreviewCancellation {
  constructor(
    private readonly database: Database,
    private readonly load: LoadCancellation,
  ) {}

  async run(orderId: string, staff: StaffPrincipal): Promise<Result<Preview>> {
    return mapResult(await this.load.run(this.database, orderId, 'staff'), (possible) =>
      previewOf(possible, staff),
    );
  }
}
