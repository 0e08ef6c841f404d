import { Injectable } from '@nestjs/common';
import type { AdminOrder } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../../sso/index.js';
import { AppointmentBookings, ShopDirectory } from '../../../installers/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { DelayReader } from '../delays/index.js';
import { OrderReader } from '../order.reader.js';
import { CarrierScans } from '../scans/carrier-scans.js';
import { staffOrderOf } from './order-view.js';
import { StaffOrderReader } from './order.reader.js';

/** Shows staff an order, and what their role may do with it. */
@Injectable()
export class ShowOrderToStaff {
  constructor(
    private readonly orders: OrderReader,
    private readonly admin: StaffOrderReader,
    private readonly shops: ShopDirectory,
    private readonly work: UnitOfWork,
    private readonly approvals: Approvals,
    private readonly appointments: AppointmentBookings,
    private readonly scans: CarrierScans,
    private readonly delays: DelayReader,
  ) {}

  async run(orderId: string, viewer: StaffPrincipal): Promise<Result<AdminOrder, 'record.missing'>> {
    const seen = await this.work.snapshot((db) => this.read(db, orderId));
    if (seen === null) return refuse('record.missing');
    const { order, ...around } = seen;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    return ok(staffOrderOf(order, { ...around, shop }, viewer));
  }

  /** In one snapshot: the order and its refunds, ledger and approval never disagree. */
  private async read(db: SqlRunner, orderId: string) {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return null;
    const surroundings = await this.admin.surroundings(db, orderId, order.customer_id);
    const isWaiting = order.cancel_requested_at !== null;
    const approval = isWaiting
      ? ((await this.approvals.pending(db, 'order.cancel', orderId)) ??
        (await this.approvals.pending(db, 'order.removeTires', orderId)))
      : null;
    const appointment = await this.appointments.ofOrder(orderId, db);
    const scans = await this.scans.ofOrder(orderId, db);
    const delays = await this.delays.ofOrder(orderId, db);
    return { order, ...surroundings, approval, appointment, scans, delays };
  }
}
