import { Injectable } from '@nestjs/common';
import type { getAdminVehicle, HandlerReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { VehicleDirectory } from '../vehicle-directory.js';
import type { VehicleIndex } from '../vehicle-index.js';
import { VehicleReader } from './vehicle.reader.js';

type Vehicle = HandlerReply<typeof getAdminVehicle>;

/** The sizes that shoppers see for a vehicle without fitments of its own. */
const sizesFrom = (
  { make, model, year, fitments }: Pick<Vehicle, 'make' | 'model' | 'year' | 'fitments'>,
  index: VehicleIndex,
): Vehicle['sizesFrom'] => {
  if (fitments.length > 0) return null;
  const sets = index.fitmentsOf({ make, model }, year);
  const [first] = sets;
  if (first === undefined) return null;
  const sizes = new Set(
    sets.flatMap(({ front, rear }) => [front.sizeCode, ...(rear === null ? [] : [rear.sizeCode])]),
  );
  const from = first.inheritedFrom;
  return {
    kind: from === null ? 'spelling' : 'parent',
    model: from ?? index.spellingsOf({ make, model })[0]?.model ?? model,
    sizes: [...sizes],
  };
};

/** One vehicle with its fitments, or with the source of the sizes that it gets from elsewhere. */
@Injectable()
export class ShowStaffVehicle {
  constructor(
    private readonly vehicles: VehicleReader,
    private readonly directory: VehicleDirectory,
  ) {}

  async run(id: string): Promise<Result<Vehicle, 'record.missing'>> {
    const found = await this.vehicles.find(id);
    if (found === null) return refuse('record.missing');
    return ok({ ...found, sizesFrom: sizesFrom(found, await this.directory.renewed()) });
  }
}
