import { Controller } from '@nestjs/common';
import { getVehicle, type HandlerInput, vehicleOptions } from '@simpletread/contract';

import { Bind, Input } from '../platform/http/index.js';
import { ListVehicleOptions } from './list-vehicle-options.js';
import { ShowVehicle } from './show-vehicle.js';

@Controller()
export class FitmentController {
  constructor(
    private readonly listVehicleOptions: ListVehicleOptions,
    private readonly showVehicle: ShowVehicle,
  ) {}

  @Bind(vehicleOptions)
  options(@Input() { query }: HandlerInput<typeof vehicleOptions>) {
    return this.listVehicleOptions.run(query);
  }

  @Bind(getVehicle)
  vehicle(@Input() { params }: HandlerInput<typeof getVehicle>) {
    return this.showVehicle.run(params);
  }
}
