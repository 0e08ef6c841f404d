import { Controller, Param, Res } from '@nestjs/common';
import {
  getParcelLabel,
  getPick,
  type HandlerInput,
  listPicks,
  listWarehouses,
  loadParcel,
  restartPick,
  scanPickedTire,
  setPicking,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, BindStream, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { LoadParcel } from './load-parcel.js';
import { RestartPick } from './restart-pick.js';
import { ScanPickedTire } from './scan-picked-tire.js';
import { SendParcelLabel } from './send-parcel-label.js';
import { SetPicking } from './set-picking.js';
import { ShowPick } from './show-pick.js';
import { DeskReader } from './staff/desk.reader.js';

@Controller()
export class WarehouseController {
  constructor(
    private readonly desks: DeskReader,
    private readonly picking: SetPicking,
    private readonly show: ShowPick,
    private readonly scans: ScanPickedTire,
    private readonly restarts: RestartPick,
    private readonly loads: LoadParcel,
    private readonly labels: SendParcelLabel,
  ) {}

  @Bind(listWarehouses)
  async list() {
    return ok(await this.desks.all());
  }

  @Bind(setPicking)
  setPicking(
    @Input() { params, body }: HandlerInput<typeof setPicking>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.picking.run(params.code, body.pickedBy, { staff, requestId });
  }

  @Bind(listPicks)
  picks(@Input() { params }: HandlerInput<typeof listPicks>) {
    return this.show.atWork(params.code);
  }

  @Bind(getPick)
  pick(@Input() { params }: HandlerInput<typeof getPick>) {
    return this.show.run(params);
  }

  @Bind(scanPickedTire)
  scan(
    @Input() { params, body }: HandlerInput<typeof scanPickedTire>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.scans.run({ ...params, barcode: body.code }, { staff, requestId, key });
  }

  @Bind(restartPick)
  restart(
    @Input() { params }: HandlerInput<typeof restartPick>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.restarts.run(params, { staff, requestId });
  }

  @Bind(loadParcel)
  load(
    @Input() { params, body }: HandlerInput<typeof loadParcel>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.loads.run(params.code, body.code, { staff, requestId });
  }

  @BindStream(getParcelLabel)
  label(
    @Param('code') code: string,
    @Param('orderNumber') orderNumber: string,
    @Res() reply: FastifyReply,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<void> {
    return this.labels.run(reply, { code, orderNumber }, { staff, requestId });
  }
}
