import { Injectable } from '@nestjs/common';
import type { OrderPreview, OrderRun } from '@simpletread/contract';
import { faultMessage } from '@simpletread/contract';
import {
  formatOrderNumber,
  ok,
  ORDER_STEP_KINDS,
  type OrderStep,
  refuse,
  type Result,
  stepPermissions,
  undoneBy,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { WorkOwnerRepository } from '../../platform/work-owners/index.js';
import { type KeyedStaffContext, OrderReader, type OrderRecord } from '../order/index.js';
import { type StepDone, TakeOrderStep } from './take-order-step.js';

/** Steps on one order. */
export interface StepsOnOrder {
  readonly orderId: string;
  readonly steps: readonly OrderStep[];
  readonly runId: string;
  /** The owner that the caller saw; undefined takes the one of now, as a preview does. */
  readonly seenOwnerId?: string | null;
}

const inTurn = (steps: readonly OrderStep[]): readonly OrderStep[] =>
  ORDER_STEP_KINDS.flatMap((kind) => steps.filter((step) => step.kind === kind));

/** Takes the steps of a macro or a bulk run on an order: all of them in one transaction, or none. */
@Injectable()
export class RunOrderSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderReader,
    private readonly owners: WorkOwnerRepository,
    private readonly take: TakeOrderStep,
  ) {}

  run(given: StepsOnOrder, context: KeyedStaffContext): Promise<Result<OrderRun>> {
    return this.work.run((tx) => this.runIn(tx, given, context));
  }

  /** Runs for real and takes everything back, so that a preview never differs from its run. */
  async preview(given: StepsOnOrder, context: KeyedStaffContext): Promise<OrderPreview> {
    const order = await this.orders.byId(given.orderId);
    const rehearsed = await this.work.rehearse(async (tx) =>
      ok({ ownerId: await this.ownerOf(tx, given.orderId), result: await this.runIn(tx, given, context) }),
    );
    const { ownerId, result } = rehearsed.value;
    return {
      orderId: given.orderId,
      orderNumber: order === null ? null : formatOrderNumber(order.number),
      refusal: result.ok ? null : faultMessage(result.fault),
      ownerId,
      steps: result.ok ? result.value.steps : [],
      message: result.ok ? result.value.message : null,
    };
  }

  private async runIn(
    tx: Transaction,
    { orderId, steps, runId, seenOwnerId }: StepsOnOrder,
    context: KeyedStaffContext,
  ): Promise<Result<OrderRun>> {
    const [lacking] = stepPermissions(steps, context.staff);
    if (lacking !== undefined) return refuse('access.refused');
    const done: StepDone[] = [];
    const undo: OrderStep[] = [];
    for (const step of inTurn(steps)) {
      // As the earlier steps left it: a message after a hold names no day.
      const order = await this.orders.byId(orderId, tx);
      if (order === null) return refuse('record.missing');
      const before = await this.before(tx, order);
      const seen = seenOwnerId === undefined ? before.ownerId : seenOwnerId;
      const taken = await this.take.run(tx, { order, step, seen, runId }, context);
      if (!taken.ok) return taken;
      done.push(taken.value);
      const back = undoneBy(step, before);
      if (back !== null) undo.unshift(back);
    }
    return ok({
      steps: done.map(({ kind, effect }) => ({ kind, effect })),
      message: done.find(({ message }) => message !== undefined)?.message ?? null,
      ownerId: await this.ownerOf(tx, orderId),
      undo,
    });
  }

  private async before(tx: Transaction, { id, hold_reason: holdReason }: OrderRecord) {
    return { ownerId: await this.ownerOf(tx, id), holdReason };
  }

  private async ownerOf(tx: Transaction, id: string): Promise<string | null> {
    return (await this.owners.find(tx, { kind: 'orders', id }))?.owner_id ?? null;
  }
}
