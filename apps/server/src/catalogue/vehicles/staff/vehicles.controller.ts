import { Controller } from '@nestjs/common';
import { getAdminVehicle, type HandlerInput, listVehicles } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { ShowStaffVehicle } from './show-staff-vehicle.js';
import { VehicleReader } from './vehicle.reader.js';

@Controller()
export class StaffVehiclesController {
  constructor(
    private readonly vehicles: VehicleReader,
    private readonly showVehicle: ShowStaffVehicle,
  ) {}

  @Bind(listVehicles)
  async list(@Input() { query }: HandlerInput<typeof listVehicles>) {
    return ok(await this.vehicles.page(query));
  }

  @Bind(getAdminVehicle)
  show(@Input() { params }: HandlerInput<typeof getAdminVehicle>) {
    return this.showVehicle.run(params.id);
  }
}
