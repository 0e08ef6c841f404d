import { Controller } from '@nestjs/common';
import { countStock, getCountedTire, type HandlerInput } from '@simpletread/contract';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { CountStock } from './count-stock.js';

@Controller()
export class CountsController {
  constructor(private readonly counts: CountStock) {}

  @Bind(getCountedTire)
  tire(@Input() { params }: HandlerInput<typeof getCountedTire>) {
    return this.counts.tire(params.code, params.barcode);
  }

  @Bind(countStock)
  record(
    @Input() { params, body }: HandlerInput<typeof countStock>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.counts.record({ ...body, code: params.code }, { staff, requestId, key });
  }
}
