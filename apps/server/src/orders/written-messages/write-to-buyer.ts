import { Injectable } from '@nestjs/common';
import type { MessageStart, WrittenMessage } from '@simpletread/contract';
import { formatOrderNumber, ok, refuse, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  dayInWords,
  type KeyedStaffContext,
  MESSAGE_WRITTEN,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
} from '../order/index.js';
import { type Recipient, WriteMessage } from './write-message.js';

const recipientOf = ({ email, phone, phone_type: type }: OrderRecord): Recipient => ({
  email: email === '' ? null : email,
  phone: type === 'mobile' && phone !== '' ? phone : null,
});

/** Sends an agent's message to the buyer of an order, with a row in the order's timeline and the audit. */
@Injectable()
export class WriteToBuyer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderReader,
    private readonly locks: OrderRepository,
    private readonly shops: ShopDirectory,
    private readonly writing: WriteMessage,
    private readonly trail: OrderTrail,
  ) {}

  async start(orderId: string, staff: StaffPrincipal): Promise<Result<MessageStart>> {
    const order = await this.orders.byId(orderId);
    return order === null ? refuse('record.missing') : ok(await this.startOf(order, staff));
  }

  /** The recipient and the values of placeholders, for an order that was read. */
  async startOf(order: OrderRecord, staff: StaffPrincipal): Promise<MessageStart> {
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    // A held order has no day that we could keep.
    const day = order.held_at === null ? order.estimated_delivery_on : null;
    const values = {
      firstName: order.first_name === '' ? null : order.first_name,
      orderNumber: formatOrderNumber(order.number),
      promisedDay: day === null ? null : dayInWords(day),
      shopName: shop?.company ?? null,
    };
    return this.writing.start(recipientOf(order), values, staff);
  }

  run(
    orderId: string,
    message: WrittenMessage,
    context: KeyedStaffContext,
  ): Promise<Result<{ messageId: string }>> {
    return this.work.run((tx) => this.runIn(tx, orderId, message, context));
  }

  /** As `run`, within a transaction; `runId` is the bulk run that the message is part of. */
  async runIn(
    tx: Transaction,
    orderId: string,
    message: WrittenMessage,
    context: KeyedStaffContext,
    runId?: string,
  ): Promise<Result<{ messageId: string }>> {
    // An erasure of the buyer waits, or is over.
    if (!(await this.locks.lock(tx, orderId))) return refuse('record.missing');
    const order = await this.orders.byId(orderId, tx);
    if (order === null) return refuse('record.missing');
    const queued = await this.writing.queue(tx, { ...recipientOf(order), message, orderId }, context);
    if (!queued.ok) return queued;
    const { messageId, isNew } = queued.value;
    const { channel } = message;
    if (isNew)
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at: await tx.now(),
          type: MESSAGE_WRITTEN,
          // Subject and text stay with the message, which is deleted in time; timeline and audit aren't.
          data: { channel },
          audit: {
            action: 'order.write',
            before: null,
            after: { messageId, channel, ...(runId === undefined ? {} : { bulkRun: runId }) },
          },
        },
        context,
      );
    return ok({ messageId });
  }
}
