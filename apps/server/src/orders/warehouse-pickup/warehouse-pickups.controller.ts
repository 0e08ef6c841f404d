import { Controller } from '@nestjs/common';
import {
  getWarehousePickup,
  type HandlerInput,
  handOverPickup,
  listWarehousePickups,
} from '@simpletread/contract';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { FindPickup } from './find-pickup.js';
import { HandOverPickup } from './hand-over-pickup.js';

@Controller()
export class WarehousePickupsController {
  constructor(
    private readonly find: FindPickup,
    private readonly handOvers: HandOverPickup,
  ) {}

  @Bind(listWarehousePickups)
  list(@Input() { params }: HandlerInput<typeof listWarehousePickups>) {
    return this.find.atWork(params.code);
  }

  @Bind(getWarehousePickup)
  show(@Input() { params }: HandlerInput<typeof getWarehousePickup>) {
    return this.find.view(params);
  }

  @Bind(handOverPickup)
  handOver(
    @Input() { params, body }: HandlerInput<typeof handOverPickup>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.handOvers.run(params, body, { staff, requestId, key });
  }
}
