import { Controller } from '@nestjs/common';
import { getAdminVehicle, type HandlerInput, listVehicles } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { VehicleReader } from './vehicle.reader.js';

@Controller()
export class StaffVehiclesController {
  constructor(private readonly vehicles: VehicleReader) {}

  @Bind(listVehicles)
  async list(@Input() { query }: HandlerInput<typeof listVehicles>) {
    return ok(await this.vehicles.page(query));
  }

  @Bind(getAdminVehicle)
  async show(@Input() { params }: HandlerInput<typeof getAdminVehicle>) {
    const found = await this.vehicles.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
