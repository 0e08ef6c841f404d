import { Injectable, type OnModuleInit } from '@nestjs/common';
import { answerDueAt, refundDueAt } from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages, type MailToQueue } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  afterSaleUrl,
  EXCHANGE_ENDED,
  EXCHANGE_ORDERED,
  OrderReader,
  RETURN_APPEALED,
  RETURN_APPROVED,
  RETURN_CANCELLED,
  RETURN_DENIED,
  RETURN_NOT_ACCEPTED,
  RETURN_RECEIVED,
  RETURN_REFUNDED,
  RETURN_REQUESTED,
  type ReturnPayload,
} from '../order/index.js';
import { ExchangeTokens, priceOrderReturn, ReturnReader, stateOfExchange } from '../returns/index.js';
import {
  exchangeEndedMail,
  exchangeOrderedMail,
  returnAppealedMail,
  returnApprovedMail,
  returnCancelledMail,
  returnDeniedMail,
  type ReturnFacts,
  returnNotAcceptedMail,
  returnReceivedMail,
  returnRefundedMail,
  returnRequestedMail,
} from './return-message.js';
import { installationOffMail } from './shop-message.js';

const MAILS: ReadonlyMap<string, (facts: ReturnFacts) => MailToQueue> = new Map([
  [RETURN_REQUESTED, returnRequestedMail],
  [RETURN_APPEALED, returnAppealedMail],
  [RETURN_APPROVED, returnApprovedMail],
  [RETURN_DENIED, returnDeniedMail],
  [RETURN_CANCELLED, returnCancelledMail],
  [RETURN_RECEIVED, returnReceivedMail],
  [RETURN_NOT_ACCEPTED, returnNotAcceptedMail],
  [RETURN_REFUNDED, returnRefundedMail],
  [EXCHANGE_ORDERED, exchangeOrderedMail],
  [EXCHANGE_ENDED, exchangeEndedMail],
]);

/** Writes to buyers when their return moves on. */
@Injectable()
export class ReturnMessages implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
    private readonly shops: ShopDirectory,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly exchanges: ExchangeTokens,
  ) {}

  onModuleInit(): void {
    for (const [eventType, write] of MAILS)
      this.consumers.register<ReturnPayload>({
        consumer: `orders.return-messages.${eventType}`,
        eventType,
        handle: async (tx, { payload }) => this.queue(tx, await this.factsOf(tx, payload), write),
      });
  }

  private async queue(
    tx: Transaction,
    facts: ReturnFacts,
    write: (facts: ReturnFacts) => MailToQueue,
  ): Promise<void> {
    const { order, freedAppointment } = facts;
    const shopId = freedAppointment === null ? null : order.shop_id;
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    const toShop = shop === null ? [] : [installationOffMail(order, shop, 'returned')];
    await this.messages.queueAll(tx, [write(facts), ...toShop]);
  }

  private async factsOf(
    tx: Transaction,
    { orderId, returnId, freedAppointment }: ReturnPayload,
  ): Promise<ReturnFacts> {
    const [order, record] = [await this.orders.byId(orderId, tx), await this.returns.byId(returnId, tx)];
    if (order === null || record === null) throw new Error(`return ${returnId} is missing`);
    const state = stateOfExchange(record, order.read_at);
    return {
      exchange: state === null ? null : { state, url: this.exchanges.link(record.id) },
      order,
      record,
      price: priceOrderReturn(order, record),
      url: afterSaleUrl(this.config.storefrontUrl, order, 'return'),
      answerDueAt: answerDueAt(record.appealed_at ?? record.requested_at),
      refundDueAt: record.received_at === null ? null : refundDueAt(record.received_at),
      freedAppointment: freedAppointment ?? null,
    };
  }
}
