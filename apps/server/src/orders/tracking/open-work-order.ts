import { Injectable } from '@nestjs/common';
import type { WorkOrder } from '@simpletread/contract';
import { ok, parseOrderNumber, refuse, type Result } from '@simpletread/domain';

import { AppointmentBookings, type Shop, ShopDirectory } from '../../installers/index.js';
import { customerName, OrderReader, type OrderRecord } from '../order/index.js';
import { TrackOrder } from './track-order.js';

interface Tried {
  readonly orderNumber: string;
  readonly zip: string;
}

/** No order has it: what a shop's ZIP doesn't open, the buyer's doesn't either. */
const NO_ZIP = '-----';

const linesOf = ({ lines }: OrderRecord): WorkOrder['lines'] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.returned_quantity;
    return quantity === 0
      ? []
      : [
          {
            itemNumber: line.item_number,
            brandName: line.brand_name,
            name: line.line_name,
            sizeCode: line.size_code,
            serviceDescription: line.service_description,
            axle: line.axle,
            quantity,
          },
        ];
  });

/**
 * Shows an order to the shop that installs it, by number and the shop's own ZIP. Tries are judged with those of tracking, so that nobody gets
 * more of them here. Decision record 108.
 */
@Injectable()
export class OpenWorkOrder {
  constructor(
    private readonly orders: OrderReader,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly tracking: TrackOrder,
  ) {}

  async run({ orderNumber, zip }: Tried, caller: string | null): Promise<Result<WorkOrder>> {
    const number = parseOrderNumber(orderNumber);
    const order = number.ok ? await this.orders.byNumber(number.value) : null;
    const shop = order === null ? null : await this.shopOf(order);
    const isPair = shop?.zip === zip;
    const judged = { orderNumber, zip: order !== null && isPair ? order.zip : NO_ZIP };
    const opened = await this.tracking.open(judged, caller);
    if (!opened.ok) return opened;
    if (order === null || shop === null) return refuse('order.trackingMismatch');
    return ok(await this.viewOf(order, shop));
  }

  private async shopOf({ fulfilment, shop_id: shopId }: OrderRecord): Promise<Shop | null> {
    return fulfilment !== 'ship-to-shop' || shopId === null ? null : this.shops.findById(shopId);
  }

  private async viewOf(order: OrderRecord, shop: Shop): Promise<WorkOrder> {
    const { company, address1, city, state, zip } = shop;
    return {
      orderNumber: order.number,
      state: order.state,
      customerName: customerName(order),
      vehicle: order.vehicle,
      shop: { company, address1, city, state, zip },
      appointment: await this.appointments.ofOrder(order.id),
      lines: linesOf(order),
      carrier: order.carrier,
      trackingNumber: order.tracking_number,
      // A held order has no day that we could keep.
      estimatedDeliveryOn: order.held_at === null ? order.estimated_delivery_on : null,
      deliveredAt: order.delivered_at?.toISOString() ?? null,
    };
  }
}
