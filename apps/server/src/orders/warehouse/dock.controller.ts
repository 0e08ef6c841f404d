import { Controller } from '@nestjs/common';
import { getDockReturn, type HandlerInput, listDockReturns, receiveAtDock } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { ReceiveAtDock } from './receive-at-dock.js';
import { DockReturnsReader } from './staff/dock-returns.reader.js';

@Controller()
export class DockController {
  constructor(
    private readonly returns: DockReturnsReader,
    private readonly dock: ReceiveAtDock,
  ) {}

  @Bind(listDockReturns)
  async list() {
    return ok(await this.returns.approved());
  }

  @Bind(getDockReturn)
  show(@Input() { params }: HandlerInput<typeof getDockReturn>) {
    return this.dock.show(params.returnNumber);
  }

  @Bind(receiveAtDock)
  receive(
    @Input() { params, body }: HandlerInput<typeof receiveAtDock>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.dock.receive(params.returnNumber, body, { staff, requestId, key });
  }
}
