import { Controller } from '@nestjs/common';
import {
  addToGarage,
  type GarageVehicle,
  type HandlerInput,
  type HandlerReply,
  listGarage,
  recordRotation,
  removeFromGarage,
  setMileage,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { AddVehicle } from './add-vehicle.js';
import { ChangeVehicle } from './change-vehicle.js';
import { garageViewOf } from './garage-view.js';
import { GarageRepository } from './garage.repository.js';

@Controller()
export class GarageController {
  constructor(
    private readonly garage: GarageRepository,
    private readonly addVehicle: AddVehicle,
    private readonly changeVehicle: ChangeVehicle,
    private readonly clock: Clock,
  ) {}

  @Bind(listGarage)
  async list(@Customer() { accountId }: CustomerPrincipal): Promise<Result<HandlerReply<typeof listGarage>>> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const owned = await this.garage.list(accountId);
    return ok({ vehicles: owned.map((vehicle) => garageViewOf(vehicle, today)) });
  }

  @Bind(addToGarage)
  add(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof addToGarage>,
  ): Promise<Result<GarageVehicle>> {
    return this.addVehicle.run(accountId, body);
  }

  @Bind(setMileage)
  mileage(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() input: HandlerInput<typeof setMileage>,
  ): Promise<Result<GarageVehicle>> {
    return this.changeVehicle.mileage(accountId, input);
  }

  @Bind(recordRotation)
  rotation(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() input: HandlerInput<typeof recordRotation>,
  ): Promise<Result<GarageVehicle>> {
    return this.changeVehicle.rotation(accountId, input);
  }

  @Bind(removeFromGarage)
  async remove(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof removeFromGarage>,
  ): Promise<Result<undefined>> {
    const isGone = await this.garage.remove(accountId, params.vehicleId);
    return isGone ? ok(undefined) : refuse('record.missing');
  }
}
