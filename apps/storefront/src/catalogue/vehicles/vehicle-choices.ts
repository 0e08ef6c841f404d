import type { SelectOption } from '@simpletread/ui';
import { isRefusal } from '../../shell/api';
import { readVehicleOptions } from './read-vehicles';

/** Slugs of make and model, and the year; each empty until chosen. */
export interface AskedVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: string;
}

export interface VehicleChoices extends AskedVehicle {
  readonly makes: readonly SelectOption[];
  readonly models: readonly SelectOption[];
  readonly years: readonly SelectOption[];
}

type Options = Awaited<ReturnType<typeof readVehicleOptions>>;

const NOTHING: Options = { makes: [], models: [], model: null, years: [] };

const optionsOr = async (options: Promise<Options>): Promise<Options> => {
  try {
    return await options;
  } catch (error) {
    if (isRefusal(error, 'vehicle.unknown', 'request.invalid')) return NOTHING;
    throw error;
  }
};

/** Returns the choices after `make` and `model`; values missing from our records count as not chosen. */
export const readVehicleChoices = async ({ make, model, year }: AskedVehicle): Promise<VehicleChoices> => {
  const [{ makes }, { models }, { model: known, years }] = await Promise.all([
    readVehicleOptions(),
    make === '' ? NOTHING : optionsOr(readVehicleOptions(make)),
    make === '' || model === '' ? NOTHING : optionsOr(readVehicleOptions(make, model)),
  ]);
  const isYearOfModel = years.some((sold) => String(sold) === year);
  return {
    makes: makes.map(({ slug, name }) => ({ value: slug, label: name })),
    models: models.map(({ slug, name }) => ({ value: slug, label: name })),
    years: years.map((sold) => ({ value: String(sold), label: String(sold) })),
    make,
    model: known?.slug ?? '',
    year: isYearOfModel ? year : '',
  };
};
