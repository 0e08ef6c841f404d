import { Injectable } from '@nestjs/common';
import type { HandlerReply, previewCancellation } from '@simpletread/contract';
import { mapResult, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { paymentLabel, tireLabel } from '../wording.js';
import { LoadCancellation, type PossibleCancellation } from './load-cancellation.js';

type Preview = HandlerReply<typeof previewCancellation>;

const previewOf = ({ order, plan, closesAt }: PossibleCancellation): Preview => ({
  orderVersion: order.version,
  closesAt: closesAt.toISOString(),
  refundInCents: plan.refundInCents,
  refundTo: paymentLabel(order.payment),
  stockToReturn: plan.stock.map(({ tireId, warehouseCode, quantity }) => {
    const line = order.lines.find((candidate) => candidate.tire_id === tireId);
    return { label: `${line === undefined ? 'Tires' : tireLabel(line)} to ${warehouseCode}`, quantity };
  }),
  effects: [...plan.effects],
});

/** Tells what cancelling would do, without doing it. */
@Injectable()
export class PreviewCancellation {
  constructor(
    private readonly database: Database,
    private readonly load: LoadCancellation,
  ) {}

  async run(orderId: string): Promise<Result<Preview>> {
    return mapResult(await this.load.run(this.database, orderId), previewOf);
  }
}
