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

/** Make, then model, then year, one choice after the other; each step is an address, so it works without script. */
export const VehiclePicker = async ({ make, model, year }: VehiclePickerProps) => {
  const [{ makes }, { models }, { years }] = await Promise.all([
    readVehicleOptions(),
    make === '' ? NOTHING : optionsOr(readVehicleOptions(make)),
    make === '' || model === '' ? NOTHING : optionsOr(readVehicleOptions(make, model)),
  ]);
  const isModelOfMake = models.some(({ slug }) => slug === model);
  if (isModelOfMake && years.some((known) => String(known) === year)) {
    redirect(vehicleHref(make, model, Number(year)));
  }
  return (
    <PickerForm
      makes={makes.map(({ slug, name }) => ({ value: slug, label: name }))}
      models={models.map(({ slug, name }) => ({ value: slug, label: name }))}
      years={isModelOfMake ? years.map((known) => ({ value: String(known), label: String(known) })) : []}
      make={make}
      model={isModelOfMake ? model : ''}
    />
  );
};
