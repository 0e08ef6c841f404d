import { isRefusal } from '../../../shell/api';
import { readVehicle } from '../../../shell/shopper';
import { readVehicleChoices } from '../../../catalogue';
import type { PickedVehicle, VehicleLists } from './picked-vehicle';

export interface OfferedVehicles {
  readonly picked: PickedVehicle;
  readonly lists: VehicleLists;
}

const trimsOf = async (make: string, model: string, year: string): Promise<readonly string[]> => {
  if (year === '') return [];
  try {
    return (await readVehicle(make, model, Number(year))).trims;
  } catch (error) {
    if (isRefusal(error, 'vehicle.unknown', 'request.invalid')) return [];
    throw error;
  }
};

/** Returns the lists for choosing a vehicle; values missing from our records count as not chosen. */
export const readVehicleLists = async (asked: PickedVehicle): Promise<OfferedVehicles> => {
  const { make, model, year, makes, models, years } = await readVehicleChoices(asked);
  const trims = await trimsOf(make, model, year);
  const trim = trims.includes(asked.trim) ? asked.trim : '';
  return {
    picked: { make, model, year, trim },
    lists: { makes, models, years, trims: trims.map((name) => ({ value: name, label: name })) },
  };
};
