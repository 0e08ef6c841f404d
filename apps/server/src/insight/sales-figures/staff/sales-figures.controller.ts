import { Controller } from '@nestjs/common';
import { getSalesFigures, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { SalesFiguresReader } from './sales-figures.reader.js';

@Controller()
export class StaffSalesFiguresController {
  constructor(private readonly figures: SalesFiguresReader) {}

  @Bind(getSalesFigures)
  async show(
    @Input() { query }: HandlerInput<typeof getSalesFigures>,
  ): Promise<Result<HandlerReply<typeof getSalesFigures>>> {
    return ok(await this.figures.of(query.period));
  }
}
