import { Injectable } from '@nestjs/common';
import type { ChatCard } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { serviceDescription, TireReader } from '../../catalogue/index.js';
import { CardOrderReader, type OrderOwner } from './staff/card-order.reader.js';

/** Tires and orders as a chat shows them. */
@Injectable()
export class ChatCards {
  constructor(
    private readonly tires: TireReader,
    private readonly orders: CardOrderReader,
  ) {}

  async tire(itemNumber: number): Promise<Extract<ChatCard, { kind: 'tire' }> | null> {
    const [tire] = await this.tires.byItemNumbers([itemNumber]);
    if (tire === undefined || tire.status !== 'active') return null;
    const { line, size } = tire;
    return {
      kind: 'tire',
      itemNumber,
      name: `${line.brandName} ${line.lineName}`,
      size: `${size.code} ${serviceDescription(tire)}`.trim(),
      path: `/brands/${line.brandSlug}-tires/${line.lineSlug}/p/${itemNumber}`,
      pictureKey: line.imageKey,
      priceInCents: tire.retailPriceInCents,
      isSevereSnow: line.hasSnowflake,
    };
  }

  /** An order of its owner; null for anyone else's. */
  async order(number: OrderNumber, owner: OrderOwner): Promise<ChatCard | null> {
    const order = await this.orders.find(number, owner);
    if (order === null) return null;
    return {
      kind: 'order',
      orderNumber: formatOrderNumber(number),
      tires: order.tires ?? '',
      totalInCents: order.total_in_cents,
      placedAt: order.placed_at.toISOString(),
    };
  }
}
