import type { SelectOption } from '@simpletread/ui';
import { redirect } from 'next/navigation';
import { readVehicleOptions } from '../../api/vehicles';
import { isRefusal } from '../../api/contract-problem';
import { vehicleHref } from '../../routes';
import { PickerForm } from './PickerForm';

interface VehiclePickerProps {
  readonly make: string;
  readonly model: string;
  readonly year: string;
}

export interface VehicleChoices {
  readonly makes: readonly SelectOption[];
  readonly models: readonly SelectOption[];
  readonly years: readonly SelectOption[];
  readonly make: string;
  readonly model: string;
  /** Empty until all three are chosen. */
  readonly year: string;
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

/** What can be chosen after `make` and `model`; what is not of our records counts as not chosen. */
export const readVehicleChoices = async ({
  make,
  model,
  year,
}: VehiclePickerProps): Promise<VehicleChoices> => {
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

/** Make, then model, then year, one choice after the other; each step is an address, so it works without script. */
export const VehiclePicker = async (asked: VehiclePickerProps) => {
  const choices = await readVehicleChoices(asked);
  if (choices.year !== '') redirect(vehicleHref(choices.make, choices.model, Number(choices.year)));
  return <PickerForm {...choices} path="/vehicles" button="Find tires" />;
};
