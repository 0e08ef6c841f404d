import { Injectable } from '@nestjs/common';
import type { HandlerInput, handOverPickup, WarehousePickupView } from '@simpletread/contract';
import {
  checkHandOver,
  type Fault,
  formatOrderNumber,
  MOST_WRONG_PICKUP_CODES,
  ok,
  parseTrackingCode,
  type PickupProof,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit, staffActor } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  type KeyedStaffContext,
  ORDER_DELIVERED,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  PickupCodes,
  requestKeyOf,
} from '../order/index.js';
import { PickRepository } from '../picks/index.js';
import { AdvanceOrder } from '../tracking/index.js';
import { FindPickup, type PickupAt } from './find-pickup.js';
import { WarehousePickupRepository } from './warehouse-pickup.repository.js';

type Proof = HandlerInput<typeof handOverPickup>['body'];

/** Done, or refused with something to remember: both are kept. */
type Kept = Result<{ readonly refusal: Fault | null }>;

/**
 * Hands tires to their buyer under the lock of their order, once. A wrong code is counted although the call is refused: it must not be free to
 * try them all.
 */
@Injectable()
export class HandOverPickup {
  constructor(
    private readonly work: UnitOfWork,
    private readonly find: FindPickup,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly codes: PickupCodes,
    private readonly pickups: WarehousePickupRepository,
    private readonly picks: PickRepository,
    private readonly advance: AdvanceOrder,
    private readonly audit: Audit,
  ) {}

  async run(at: PickupAt, proof: Proof, context: KeyedStaffContext): Promise<Result<WarehousePickupView>> {
    const found = await this.find.order(at);
    if (!found.ok) return found;
    const code = proof.proof === 'code' ? parseTrackingCode(proof.pickupCode) : null;
    if (code !== null && !code.ok) return refuse('warehousePickup.codeUnreadable');
    const orderId = found.value.id;
    const given = code === null ? null : code.value;
    const kept = await this.work.run((tx) => this.decide(tx, orderId, { proof, given }, context));
    if (!kept.ok) return kept;
    const { refusal } = kept.value;
    return refusal === null ? this.find.view(at) : { ok: false, fault: refusal };
  }

  private async decide(
    tx: Transaction,
    orderId: string,
    { proof, given }: { readonly proof: Proof; readonly given: string | null },
    context: KeyedStaffContext,
  ): Promise<Kept> {
    await this.orders.lock(tx, orderId);
    const requestKey = requestKeyOf(context);
    if (await this.events.isKnown(tx, { orderId, type: ORDER_DELIVERED, requestKey }))
      return ok({ refusal: null });
    const order = await this.reader.byId(orderId, tx);
    if (order === null) return refuse('order.unknown');
    const isRightCode = given === null ? null : this.codes.isOf(order, given);
    const wrongCodes = (await this.pickups.ofOrder(tx, orderId))?.wrong_codes ?? 0;
    const checked = checkHandOver({ state: order.state, wrongCodes }, isRightCode);
    if (checked.ok) {
      const reason = proof.proof === 'photoId' ? proof.reason : null;
      await this.handOver(tx, order, { proof: checked.value, reason }, context);
      return ok({ refusal: null });
    }
    const isTry = order.state === 'pendingPickup' && wrongCodes < MOST_WRONG_PICKUP_CODES;
    if (isTry) await this.countWrong(tx, orderId, wrongCodes, context);
    return ok({ refusal: checked.fault });
  }

  private async countWrong(
    tx: Transaction,
    orderId: string,
    wrongCodes: number,
    context: KeyedStaffContext,
  ): Promise<void> {
    await this.pickups.countWrongCode(tx, orderId);
    await this.audit.record(tx, {
      ...staffActor(context),
      action: 'warehousePickup.tryCode',
      subjectType: 'order',
      subjectId: orderId,
      before: { wrongCodes },
      after: { wrongCodes: wrongCodes + 1 },
    });
  }

  private async handOver(
    tx: Transaction,
    { id: orderId, number, state }: OrderRecord,
    { proof, reason }: { readonly proof: PickupProof; readonly reason: string | null },
    context: KeyedStaffContext,
  ): Promise<void> {
    const by = context.staff.name;
    // An erasure empties what staff wrote as `text`.
    const data = { proof, ...(reason === null ? {} : { text: reason }) };
    const step = { event: 'handToBuyer', by, data, requestKey: requestKeyOf(context) } as const;
    if (!(await this.advance.runIn(tx, orderId, step)))
      throw new Error(`order ${orderId} was locked but did not move`);
    await this.pickups.handOver(tx, orderId, { proof, reason, by });
    for (const { warehouse_code: warehouse } of await this.picks.ofOrder(tx, orderId))
      await this.picks.load(tx, [orderId, warehouse], by);
    await this.audit.record(tx, {
      ...staffActor(context),
      action: 'warehousePickup.handOver',
      subjectType: 'order',
      subjectId: orderId,
      before: { state },
      after: { state: 'delivered', order: formatOrderNumber(number), ...data },
    });
  }
}
