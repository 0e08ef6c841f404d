import { Controller, Param, Query, Res } from '@nestjs/common';
import { getAdminReceipt, getAdminReceipts, MOST_RECEIPTS } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { BindStream } from '../../../platform/http/index.js';
import { ReceiptReader } from '../receipt.reader.js';
import { SendReceipt } from '../send-receipt.js';

@Controller()
export class StaffReceiptsController {
  constructor(
    private readonly receipts: ReceiptReader,
    private readonly send: SendReceipt,
  ) {}

  @BindStream(getAdminReceipt)
  async receipt(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await this.send.run(reply, isUuid(id) ? await this.receipts.byId(id) : null);
  }

  @BindStream(getAdminReceipts)
  async several(@Query('orders') orders: unknown, @Res() reply: FastifyReply): Promise<void> {
    const ids = [...new Set(typeof orders === 'string' ? orders.split(',') : [])];
    const isAsked = ids.length <= MOST_RECEIPTS && ids.every((id) => isUuid(id));
    await this.send.runAll(reply, isAsked ? await this.receipts.byIds(ids) : []);
  }
}
