import type { ChosenVehicle } from '@simpletread/contract';
import type { SelectOption } from '@simpletread/ui';

/** Slugs of make and model, the year, and the trim as in the records; each empty until chosen. */
export interface ExchangeVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly trim: string;
}

export interface ExchangeVehicleLists {
  readonly makes: readonly SelectOption[];
  readonly models: readonly SelectOption[];
  readonly years: readonly SelectOption[];
  readonly trims: readonly SelectOption[];
}

export const VEHICLE_STEPS = ['make', 'model', 'year', 'trim'] as const;
export type VehicleStep = (typeof VEHICLE_STEPS)[number];

/** Returns the answers after `step`: later ones belonged to another vehicle. */
export const afterVehicleStep = (
  { make, model, year }: ExchangeVehicle,
  step: VehicleStep,
  value: string,
): ExchangeVehicle => ({
  make: step === 'make' ? value : make,
  model: step === 'model' ? value : step === 'make' ? '' : model,
  year: step === 'year' ? value : step === 'trim' ? year : '',
  trim: step === 'trim' ? value : '',
});

export const answersOf = (vehicle: ChosenVehicle | null): ExchangeVehicle => ({
  make: vehicle?.makeSlug ?? '',
  model: vehicle?.modelSlug ?? '',
  year: vehicle === null ? '' : String(vehicle.year),
  trim: vehicle?.trim ?? '',
});

/** Returns the vehicle of the answers, under the records' names; null until its year is chosen. */
export const vehicleOf = (
  { make, model, year, trim }: ExchangeVehicle,
  { makes, models }: Pick<ExchangeVehicleLists, 'makes' | 'models'>,
): ChosenVehicle | null => {
  const nameIn = (options: readonly SelectOption[], slug: string): string =>
    options.find(({ value }) => value === slug)?.label ?? slug;
  return make === '' || model === '' || !/^\d{4}$/.test(year)
    ? null
    : {
        year: Number(year),
        make: nameIn(makes, make),
        model: nameIn(models, model),
        trim,
        makeSlug: make,
        modelSlug: model,
      };
};
