import { Injectable } from '@nestjs/common';
import { faultMessage, type SwapView } from '@simpletread/contract';
import { formatOrderNumber, ok, refuse, type Result } from '@simpletread/domain';

import { FindSwap } from '../../orders/index.js';
import { linesLeft } from './swap-goods.js';

/** The order behind a link, without anything that names its buyer. */
@Injectable()
export class ShowSwap {
  constructor(private readonly swaps: FindSwap) {}

  async run(token: string): Promise<Result<SwapView, 'record.missing'>> {
    const swap = await this.swaps.byToken(token);
    if (swap === null) return refuse('record.missing');
    const { order, giver, shop, appointment, refusal } = swap;
    return ok({
      orderNumber: formatOrderNumber(order.number),
      refusal: refusal === null ? null : faultMessage(refusal),
      until: giver === 'buyer' ? order.cancel_closes_at.toISOString() : null,
      vehicle: order.vehicle,
      fulfilment: order.fulfilment,
      shopName: shop?.company ?? null,
      appointment,
      lines: linesLeft(order).map(({ lineId, name, sizeCode, quantity }) => ({
        lineId,
        name,
        sizeCode,
        quantity,
      })),
    });
  }
}
