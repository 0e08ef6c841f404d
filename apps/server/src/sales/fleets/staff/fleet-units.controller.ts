import { Controller } from '@nestjs/common';
import {
  changeFleetUnit,
  createFleetUnit,
  type FleetUnitRecord,
  getFleetUnit,
  type HandlerInput,
  listFleetUnits,
  logFleetReading,
  logFleetRotation,
  retireFleetUnit,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { UnitListReader } from './unit-list.reader.js';
import { WriteUnit } from './write-unit.js';

@Controller()
export class StaffFleetUnitsController {
  constructor(
    private readonly units: UnitListReader,
    private readonly writing: WriteUnit,
  ) {}

  @Bind(listFleetUnits)
  async list(@Input() { query }: HandlerInput<typeof listFleetUnits>, @Staff() staff: StaffPrincipal) {
    return ok(await this.units.page(query, staff.staffId));
  }

  @Bind(getFleetUnit)
  get(@Input() { params }: HandlerInput<typeof getFleetUnit>) {
    return this.units.find(params.id);
  }

  @Bind(createFleetUnit)
  create(
    @Input() { body: { fleetId, ...typed } }: HandlerInput<typeof createFleetUnit>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.create(fleetId, typed, { staff, requestId }));
  }

  @Bind(changeFleetUnit)
  change(
    @Input() { params: { id }, body: { version, ...typed } }: HandlerInput<typeof changeFleetUnit>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.change({ id, version }, typed, { staff, requestId }));
  }

  @Bind(retireFleetUnit)
  retire(
    @Input() { params: { id }, body: { version, isRetired } }: HandlerInput<typeof retireFleetUnit>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.retire({ id, version }, isRetired, { staff, requestId }));
  }

  @Bind(logFleetReading)
  reading(
    @Input() { params, body }: HandlerInput<typeof logFleetReading>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.reading(params.id, body, { staff, requestId }));
  }

  @Bind(logFleetRotation)
  rotation(
    @Input() { params, body }: HandlerInput<typeof logFleetRotation>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.rotation(params.id, body, { staff, requestId }));
  }

  private async after(done: Promise<Result<string>>): Promise<Result<FleetUnitRecord>> {
    const result = await done;
    return result.ok ? this.units.find(result.value) : result;
  }
}
