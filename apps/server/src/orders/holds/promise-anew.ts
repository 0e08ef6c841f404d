import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, warehousePickupReadyBy } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { AppointmentBookings, ShopDirectory } from '../../installers/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { dayInWords, EstimateDelivery, type OrderRecord, type ReleasedPromise } from '../order/index.js';

/** The promise to a buyer when a hold ends: as if the order were placed then, and never earlier than before. */
@Injectable()
export class PromiseAnew {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
  ) {}

  /** Refuses with `hold.appointmentFirst` if the tires would come too late for the appointment at their shop. */
  async run(tx: SqlRunner, order: OrderRecord): Promise<Result<ReleasedPromise, 'hold.appointmentFirst'>> {
    const deliveryOn = await this.deliveryFromNow(tx, order);
    const appointment = await this.appointments.ofOrder(order.id, tx);
    const isLater = deliveryOn !== null && deliveryOn > (order.estimated_delivery_on ?? '');
    // Shops mount tires from the day after their arrival.
    if (isLater && appointment !== null && appointment.date <= deliveryOn)
      return refuse('hold.appointmentFirst', {
        day: dayInWords(deliveryOn),
        appointment: dayInWords(appointment.date),
      });
    return ok({ deliveryOn, readyBy: this.readyFromNow(order) });
  }

  /** The day that a release now would promise; null for an order that isn't on hold. */
  async releasedOn(db: SqlRunner, order: OrderRecord): Promise<string | null> {
    return order.held_at === null ? null : this.deliveryFromNow(db, order);
  }

  /** The day by which the tires arrive if they leave now; null where that isn't known. */
  private async deliveryFromNow(tx: SqlRunner, order: OrderRecord): Promise<string | null> {
    if (order.estimated_delivery_on === null) return null;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const place = await this.zips.find(shop?.zip ?? order.pickup_point?.zip ?? order.zip);
    const from = (await this.stock.returnable(tx, order.id)).map(({ warehouseCode }) => warehouseCode);
    return this.delivery.run(from, place?.position ?? null, order.read_at);
  }

  private readyFromNow({
    pickup_warehouse_code: warehouse,
    pickup_point: point,
    read_at: now,
  }: OrderRecord): Date | null {
    return warehouse === null || point === null ? null : warehousePickupReadyBy(now, point);
  }
}
