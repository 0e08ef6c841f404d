import { Injectable } from '@nestjs/common';
import {
  canReturn,
  type Cents,
  checkReturn,
  exchangeEndsAt,
  handlingDueAgain,
  formatReturnNumber,
  ok,
  priceReturn,
  refuse,
  type Result,
  type ReturnedLine,
  returnMachine,
  type ReturnReason,
  returnReasonText,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import {
  amountsOfLine,
  type OrderActor,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  RETURN_REQUESTED,
} from '../../order/index.js';
import { linesOpenToBuyer } from './lines-open-to-buyer.js';
import { ChooseExchange, type WantedExchange } from '../exchange/choose-exchange.js';
import type { ChosenExchange } from '../return.entity.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnRepository } from '../return.repository.js';
import { waivedHandlingOf } from '../money/plan-order-return.js';
import { returnableLines } from '../return-view.js';

export interface ReturnRequest {
  readonly lines: readonly ReturnedLine[];
  readonly reason: ReturnReason;
  readonly comments: string;
  readonly isUnused: boolean;
  readonly expectedRefundInCents: Cents;
  /** The right tires that the buyer orders instead; left out for a return alone. */
  readonly exchange?: WantedExchange | null;
}

/** The order of a return, and who requests it. */
export interface ReturnRequester {
  readonly orderId: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

/** Requests a return: inside the window, of unused tires that aren't in another one, for the refund that was shown. */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly orderReader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly returns: ReturnRepository,
    private readonly reader: ReturnReader,
    private readonly exchanges: ChooseExchange,
  ) {}

  run(request: ReturnRequest, requester: ReturnRequester): Promise<Result<null>> {
    return this.work.run((tx) => this.request(tx, request, requester));
  }

  private async request(
    tx: Transaction,
    request: ReturnRequest,
    { orderId, actorOf, isTheirs = () => true }: ReturnRequester,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const order = await this.orderReader.byId(orderId, tx);
    if (order === null || !isTheirs(order)) return refuse('record.missing');
    const actor = actorOf(order);
    const { requestKey } = actor;
    if (await this.events.isKnown(tx, { orderId, type: RETURN_REQUESTED, requestKey })) return ok(null);
    const lines = await this.checked(tx, order, request, actor);
    if (!lines.ok) return lines;
    const asked = { ...request, lines: lines.value };
    const wanted = request.exchange ?? null;
    const exchange = wanted === null ? ok(null) : await this.exchanges.run(order, asked, wanted);
    return exchange.ok ? this.record(tx, order, { ...asked, chosen: exchange.value }, actor) : exchange;
  }

  private async checked(
    tx: Transaction,
    order: OrderRecord,
    { lines, isUnused, expectedRefundInCents }: ReturnRequest,
    { actorKind }: OrderActor,
  ): Promise<Result<readonly ReturnedLine[]>> {
    const window = canReturn({ state: order.state, deliveredAt: order.delivered_at }, order.read_at);
    if (!window.ok) return window;
    if (!isUnused) return refuse('return.notUnused');
    const linesOf = actorKind === 'staff' ? returnableLines : linesOpenToBuyer;
    const checked = checkReturn(lines, linesOf(order, await this.reader.ofOrder(order.id, tx)));
    if (!checked.ok) return checked;
    const waived = waivedHandlingOf(await this.reader.waivedFor(order.id, tx));
    const price = priceReturn(
      checked.value.flatMap(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        if (line === undefined) return [];
        const { quantity: bought, returned_quantity: takenBack } = line;
        return [
          {
            lineId,
            quantity,
            takenBack,
            bought,
            amounts: amountsOfLine(line),
            adjustments: line.price_adjustments,
          },
        ];
      }),
      { dueAgain: handlingDueAgain(waived, checked.value) },
    );
    return price.refundInCents === expectedRefundInCents ? checked : refuse('record.stale');
  }

  private async record(
    tx: Transaction,
    order: OrderRecord,
    { lines, reason, comments, chosen }: ReturnRequest & { readonly chosen: ChosenExchange | null },
    actor: OrderActor,
  ): Promise<Result<null>> {
    const { id: orderId, read_at: at } = order;
    const state = returnMachine.initial;
    const exchange = chosen === null ? null : { chosen, until: exchangeEndsAt(at) };
    const asked = { orderId, reason, comments, at, state, lines, exchange };
    const returnId = await this.returns.insert(tx, asked);
    const number = (await this.reader.byId(returnId, tx))?.number ?? 0;
    const data = {
      returnNumber: formatReturnNumber(number),
      reason: returnReasonText(reason),
      ...(chosen === null ? {} : { exchange: `${chosen.quantity} × ${chosen.name}` }),
    };
    await this.trail.recordBy(
      tx,
      {
        orderId,
        at,
        type: RETURN_REQUESTED,
        data,
        audit: { action: 'return.request', before: null, after: { returnId, state, ...data, lines } },
        payload: { returnId },
      },
      actor,
    );
    return ok(null);
  }
}
