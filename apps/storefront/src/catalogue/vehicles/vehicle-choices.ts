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

const NOTHING: Options = { makes: [], models: [], years: [] };

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
  const [{ makes }, { models }, { years }] = await Promise.all([
    readVehicleOptions(),
    make === '' ? NOTHING : optionsOr(readVehicleOptions(make)),
    make === '' || model === '' ? NOTHING : optionsOr(readVehicleOptions(make, model)),
  ]);
  const isModelOfMake = models.some(({ slug }) => slug === model);
  const isYearOfModel = isModelOfMake && years.some((known) => String(known) === year);
  return {
    makes: makes.map(({ slug, name }) => ({ value: slug, label: name })),
    models: models.map(({ slug, name }) => ({ value: slug, label: name })),
    years: isModelOfMake ? years.map((known) => ({ value: String(known), label: String(known) })) : [],
    make,
    model: isModelOfMake ? model : '',
    year: isYearOfModel ? year : '',
  };
};
