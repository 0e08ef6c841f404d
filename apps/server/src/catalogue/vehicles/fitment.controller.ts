import { Controller } from '@nestjs/common';
import {
  getVehicle,
  listElectricVehicles,
  type HandlerInput,
  listVehicleAddresses,
  vehicleOptions,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ListElectricVehicles } from './list-electric-vehicles.js';
import { ListVehicleOptions } from './list-vehicle-options.js';
import { ShowVehicle } from './show-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';

@Controller()
export class FitmentController {
  constructor(
    private readonly listVehicleOptions: ListVehicleOptions,
    private readonly showVehicle: ShowVehicle,
    private readonly electric: ListElectricVehicles,
    private readonly directory: VehicleDirectory,
  ) {}

  @Bind(vehicleOptions)
  options(@Input() { query }: HandlerInput<typeof vehicleOptions>) {
    return this.listVehicleOptions.run(query);
  }

  @Bind(listElectricVehicles)
  listElectric() {
    return this.electric.run();
  }

  @Bind(getVehicle)
  vehicle(@Input() { params }: HandlerInput<typeof getVehicle>) {
    return this.showVehicle.run(params);
  }

  @Bind(listVehicleAddresses)
  async addresses() {
    const { models } = await this.directory.current();
    return ok(models.map(({ makeSlug, modelSlug, years }) => ({ makeSlug, modelSlug, years: [...years] })));
  }
}
