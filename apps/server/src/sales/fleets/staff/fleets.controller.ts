import { Controller } from '@nestjs/common';
import {
  changeFleet,
  closeFleet,
  createFleet,
  type FleetRow,
  getFleet,
  getFleetCost,
  type HandlerInput,
  importFleetUnits,
  linkFleetAccount,
  listFleets,
  previewFleetUnits,
  reopenFleet,
  unlinkFleetAccount,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { FleetCostReader } from './fleet-cost.reader.js';
import { FleetListReader } from './fleet-list.reader.js';
import { ImportUnits } from './import-units.js';
import { WriteFleet } from './write-fleet.js';

@Controller()
export class StaffFleetsController {
  constructor(
    private readonly fleets: FleetListReader,
    private readonly cost: FleetCostReader,
    private readonly writing: WriteFleet,
    private readonly imports: ImportUnits,
  ) {}

  @Bind(listFleets)
  async list(@Input() { query }: HandlerInput<typeof listFleets>, @Staff() staff: StaffPrincipal) {
    return ok(await this.fleets.page(query, staff.staffId));
  }

  @Bind(getFleet)
  get(@Input() { params }: HandlerInput<typeof getFleet>) {
    return this.fleets.find(params.id);
  }

  @Bind(getFleetCost)
  showCost(@Input() { params }: HandlerInput<typeof getFleetCost>) {
    return this.cost.of(params.id);
  }

  @Bind(createFleet)
  create(
    @Input() { body }: HandlerInput<typeof createFleet>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.create(body, { staff, requestId }));
  }

  @Bind(changeFleet)
  change(
    @Input() { params: { id }, body: { version, ...words } }: HandlerInput<typeof changeFleet>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.change({ id, version }, words, { staff, requestId }));
  }

  @Bind(closeFleet)
  close(
    @Input() { params: { id }, body: { version, reason } }: HandlerInput<typeof closeFleet>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.close({ id, version }, reason, { staff, requestId }));
  }

  @Bind(reopenFleet)
  reopen(
    @Input() { params: { id }, body }: HandlerInput<typeof reopenFleet>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.reopen({ id, ...body }, { staff, requestId }));
  }

  @Bind(linkFleetAccount)
  link(
    @Input() { params: { id }, body: { version, email } }: HandlerInput<typeof linkFleetAccount>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.link({ id, version }, email, { staff, requestId }));
  }

  @Bind(unlinkFleetAccount)
  unlink(
    @Input() { params: { id }, body: { version, accountId } }: HandlerInput<typeof unlinkFleetAccount>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.unlink({ id, version }, accountId, { staff, requestId }));
  }

  @Bind(previewFleetUnits)
  preview(@Input() { params, body: { file } }: HandlerInput<typeof previewFleetUnits>) {
    return this.imports.preview(params.id, Buffer.from(file.bytes).toString('utf8'));
  }

  @Bind(importFleetUnits)
  import(
    @Input() { params, body: { file } }: HandlerInput<typeof importFleetUnits>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const csv = Buffer.from(file.bytes).toString('utf8');
    return this.imports.run(params.id, csv, { staff, requestId });
  }

  private async after(done: Promise<Result<string>>): Promise<Result<FleetRow>> {
    const result = await done;
    return result.ok ? this.fleets.find(result.value) : result;
  }
}
