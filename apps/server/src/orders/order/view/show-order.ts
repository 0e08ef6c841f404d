import { Injectable } from '@nestjs/common';
import type { OrderView } from '@simpletread/contract';
import { ok, parseOrderNumber, refuse, type Result } from '@simpletread/domain';

import { AppointmentBookings, ShopDirectory } from '../../../installers/index.js';
import { Database } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { MessageReader } from '../../../platform/messages/index.js';
import type { OrderRecord } from '../order-record.js';
import { CarrierScans } from '../scans/carrier-scans.js';
import { DelayReader } from '../delays/index.js';
import { OrderReader } from '../order.reader.js';
import { APPOINTMENT_MOVED } from '../orders.events.js';
import { OrderEvents } from '../timeline/order-events.repository.js';
import { orderViewOf, type ProofOfOrder } from './order-view.js';

// Never a valid order number, so a misspelled number costs the same lookup as a wrong one.
const NO_NUMBER = '----------';

/** Shows an order to its proven buyer. */
@Injectable()
export class ShowOrder {
  constructor(
    private readonly orders: OrderReader,
    private readonly shops: ShopDirectory,
    private readonly messages: MessageReader,
    private readonly appointments: AppointmentBookings,
    private readonly scans: CarrierScans,
    private readonly database: Database,
    private readonly events: OrderEvents,
    private readonly delays: DelayReader,
  ) {}

  /** By order number in any spelling and shipping ZIP. Every mismatch gets the same answer. */
  async byNumberAndZip(text: string, zip5: string): Promise<Result<OrderView, 'order.trackingMismatch'>> {
    const orderNumber = parseOrderNumber(text);
    const order = await this.orders.byNumberAndZip(orderNumber.ok ? orderNumber.value : NO_NUMBER, zip5);
    return order === null ? refuse('order.trackingMismatch') : ok(await this.view(order, 'numberAndZip'));
  }

  /** By order number and the token from checkout. Null if they don't match. */
  async byToken(orderNumber: string, token: string): Promise<OrderView | null> {
    const order = await this.orders.byNumberAndToken(orderNumber, hashToken(token));
    return order === null ? null : this.view(order, 'token');
  }

  /** By order number in any spelling and the owning account; null for anything else. */
  async byNumberAndAccount(text: string, accountId: string): Promise<OrderView | null> {
    const orderNumber = parseOrderNumber(text);
    const order = await this.orders.byNumberAndAccount(
      orderNumber.ok ? orderNumber.value : NO_NUMBER,
      accountId,
    );
    return order === null ? null : this.view(order, 'account');
  }

  private async view(order: OrderRecord, shownBy: ProofOfOrder): Promise<OrderView> {
    const isOff = order.state === 'cancelled';
    const moved = { orderId: order.id, type: APPOINTMENT_MOVED, actorKind: 'customer' } as const;
    const [shop, appointment, cancelledAppointment, replacedBy, ownMoves, messages, scans, delays] =
      await Promise.all([
        order.shop_id === null ? null : this.shops.findById(order.shop_id),
        order.shop_id === null ? null : this.appointments.ofOrder(order.id),
        order.shop_id === null || !isOff ? null : this.appointments.lastOfOrder(order.id),
        isOff ? this.events.replacedBy(this.database, order.id) : null,
        order.shop_id === null ? 0 : this.events.count(this.database, moved),
        this.messages.ofOrder(order.id),
        // Nothing was scanned of an order without a carrier.
        order.carrier === null ? [] : this.scans.ofOrder(order.id),
        order.state === 'placed' || order.state === 'pendingPickup' ? this.delays.ofOrder(order.id) : [],
      ]);
    return orderViewOf(order, {
      shop,
      appointment,
      cancelledAppointment,
      replacedBy,
      ownMoves,
      messages,
      scans,
      delays,
      shownBy,
    });
  }
}
