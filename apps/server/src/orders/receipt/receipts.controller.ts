import { Controller, Param, Res } from '@nestjs/common';
import { getOwnReceipt, getReceiptByToken } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, BindStream, Customer } from '../../platform/http/index.js';
import { ReceiptReader } from './receipt.reader.js';
import { SendReceipt } from './send-receipt.js';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptReader,
    private readonly send: SendReceipt,
  ) {}

  @BindStream(getOwnReceipt)
  async own(
    @Customer() { accountId, actingStaff }: CustomerPrincipal,
    @Param('orderId') orderId: string,
    @Param('customerId') customerId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A receipt can't be masked, so staff without contacts get none.
    const maySee = isUuid(orderId) && isUuid(customerId) && actingStaff?.seesContacts !== false;
    const order = maySee ? await this.receipts.ofAccount({ orderId, customerId }, accountId) : null;
    await this.send.run(reply, order);
  }

  @BindStream(getReceiptByToken)
  async byToken(
    @BearerToken() token: string,
    @Param('orderId') orderId: string,
    @Param('customerId') customerId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isKey = isUuid(orderId) && isUuid(customerId);
    await this.send.run(reply, isKey ? await this.receipts.ofToken({ orderId, customerId }, token) : null);
  }
}
