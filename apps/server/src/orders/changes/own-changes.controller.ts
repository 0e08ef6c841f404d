import { Controller } from '@nestjs/common';
import {
  changeOwnOrder,
  faultMessage,
  getOwnChanges,
  type HandlerInput,
  type OrderChangePreview,
  type OrderView,
  type OwnChanges,
  previewOwnChange,
} from '@simpletread/contract';
import {
  hasCoverageLeft,
  mapResult,
  mayChange,
  ok,
  ORDER_CHANGE_KINDS,
  refuse,
  type Result,
  tiresLeft,
} from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import {
  buyerActorOf,
  FindOwnOrder,
  OrderReader,
  type OrderRecord,
  removableLineOf,
  requestKeyOf,
  ShowOrder,
} from '../order/index.js';
import { ApplyChange } from './apply-change.js';
import { changeableOrder } from './changeable-order.js';
import { NotifyOfChange } from './notify-of-change.js';
import { PlanChange } from './plan-change.js';
import { previewReply } from './preview-reply.js';

const ownChangesOf = (order: OrderRecord, shopName: string | null): OwnChanges => {
  const changeable = changeableOrder(order, 'buyer');
  return {
    orderNumber: order.number,
    orderVersion: order.version,
    fulfilment: order.fulfilment,
    shopName,
    pickupPointCode: order.pickup_point?.code ?? null,
    shipTo: { ...changeable.contact, ...changeable.address },
    lines: order.lines.map(removableLineOf).flatMap((line) => {
      const quantity = tiresLeft(line);
      return quantity === 0
        ? []
        : [{ lineId: line.lineId, name: line.name, quantity, isCovered: hasCoverageLeft(line) }];
    }),
    kinds: ORDER_CHANGE_KINDS.map((kind) => {
      const possible = mayChange(changeable, kind);
      return { kind, refusal: possible.ok ? null : faultMessage(possible.fault) };
    }),
  };
};

/** Changes of orders by the customers whose account has them. Number and ZIP alone, which others may know, change nothing. */
@Controller()
export class OwnChangesController {
  constructor(
    private readonly database: Database,
    private readonly own: FindOwnOrder,
    private readonly orders: OrderReader,
    private readonly plan: PlanChange,
    private readonly notify: NotifyOfChange,
    private readonly apply: ApplyChange,
    private readonly shops: ShopDirectory,
    private readonly showOrder: ShowOrder,
  ) {}

  @Bind(getOwnChanges)
  async changes(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnChanges>,
  ): Promise<Result<OwnChanges>> {
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    return ok(ownChangesOf(order, shop?.company ?? null));
  }

  @Bind(previewOwnChange)
  async preview(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof previewOwnChange>,
  ): Promise<Result<OrderChangePreview>> {
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    const planned = await this.plan.run(this.database, orderId, body, 'buyer');
    if (!planned.ok) return planned;
    const heard = await this.notify.foresee(this.database, planned.value, accountId);
    return mapResult(heard, () => previewReply(planned.value, null));
  }

  @Bind(changeOwnOrder, { rate: 'strict' })
  async change(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof changeOwnOrder>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderView>> {
    const { accountId } = customer;
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    if (orderId === null) return refuse('record.missing');
    const context = { customer, requestId, key };
    const applied = await this.apply.run({
      ...body,
      orderId,
      reason: null,
      staff: null,
      requestKey: requestKeyOf(context),
      actorOf: (order) => buyerActorOf(context, order),
      // The account may have been erased, or the order claimed by another one, while this waited for the lock.
      isTheirs: (order) => order.account_id === accountId,
    });
    if (!applied.ok) return applied;
    const order = await this.showOrder.byNumberAndAccount(params.orderNumber, accountId);
    return order === null ? refuse('record.missing') : ok(order);
  }
}
