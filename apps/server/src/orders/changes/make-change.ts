import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import {
  ORDER_CHANGED,
  type OrderActor,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
} from '../order/index.js';
import type { ChangeCause } from './change-cause.js';
import { NotifyOfChange } from './notify-of-change.js';
import type { PlannedChange } from './plan-change.js';
import { SwitchReceiving } from './receiving/switch-receiving.js';
import { RemoveTires } from './remove-tires.js';

// Names, mailboxes and streets are in the history of the row, from which an erasure removes them.
const placeOf = ({ state_code: state, zip }: OrderRecord) => ({ state, zip });

/** Makes a planned change in the transaction that holds the order locked, and tells everyone concerned. */
@Injectable()
export class MakeChange {
  constructor(
    private readonly orders: OrderRepository,
    private readonly trail: OrderTrail,
    private readonly notify: NotifyOfChange,
    private readonly removal: RemoveTires,
    private readonly receiving: SwitchReceiving,
  ) {}

  /** Refuses when the emails can't go out. */
  async run(
    tx: Transaction,
    planned: PlannedChange,
    cause: ChangeCause,
    actor: OrderActor,
  ): Promise<Result<null>> {
    // Asks for the former mailboxes, so it goes first: a mail that can't go out takes the change with it.
    const notified = await this.notify.run(tx, planned, actor);
    if (!notified.ok) return notified;
    const { removal } = planned.preview;
    if (removal !== undefined) {
      await this.removal.run(tx, planned, removal, cause, actor);
      return ok(null);
    }
    const { change, preview } = planned;
    if (change.kind === 'receiving' && preview.receiving !== undefined) {
      await this.receiving.run(tx, planned, { change, plan: preview.receiving }, cause, actor);
      return ok(null);
    }
    await this.write(tx, planned);
    await this.record(tx, planned, cause, actor);
    return ok(null);
  }

  private async write(tx: Transaction, { order, change, preview }: PlannedChange): Promise<void> {
    if (change.kind === 'contact') {
      const facts = { contact: change, leavesAccount: preview.leavesAccount };
      await this.orders.changeContact(tx, order.id, facts, order.read_at);
    }
    if (change.kind === 'address') {
      const place = { address: change, deliveryOn: preview.deliveryAfter };
      await this.orders.changeAddress(tx, order.id, place, order.read_at);
    }
  }

  private record(
    tx: Transaction,
    { order, change, preview }: PlannedChange,
    { reason }: ChangeCause,
    actor: OrderActor,
  ): Promise<void> {
    const fields = preview.fields.map(({ label }) => label).join(', ');
    const because = reason === null ? {} : { reason };
    return this.trail.recordBy(
      tx,
      {
        orderId: order.id,
        at: order.read_at,
        type: ORDER_CHANGED,
        data: { kind: change.kind, fields, ...because },
        audit: {
          action: `order.change-${change.kind}`,
          before: {
            ...placeOf(order),
            ...(preview.leavesAccount ? { accountId: order.account_id } : {}),
            version: order.version,
          },
          after: {
            ...(change.kind === 'address' ? { state: change.state, zip: change.zip } : placeOf(order)),
            ...(preview.leavesAccount ? { accountId: null } : {}),
            version: order.version + 1,
            fields,
            ...because,
          },
        },
        payload: {},
      },
      actor,
    );
  }
}
