import type { ChosenVehicle } from '@simpletread/contract';
import type { SelectOption } from '@simpletread/ui';

/** Slugs of make and model, the year, and the trim as in the records; each empty until chosen. */
export interface PickedVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly trim: string;
}

/** The choices at each step to a vehicle; empty if the step before is unfinished. */
export interface VehicleLists {
  readonly makes: readonly SelectOption[];
  readonly models: readonly SelectOption[];
  readonly years: readonly SelectOption[];
  readonly trims: readonly SelectOption[];
}

export const NONE_PICKED: PickedVehicle = { make: '', model: '', year: '', trim: '' };
export const NO_LISTS: VehicleLists = { makes: [], models: [], years: [], trims: [] };

const STEPS = ['make', 'model', 'year', 'trim'] as const;
export type VehicleStep = (typeof STEPS)[number];

/** Returns the choices after answering `step`: later answers belonged to another vehicle and are cleared. */
export const afterStep = (picked: PickedVehicle, step: VehicleStep, value: string): PickedVehicle => {
  const kept = STEPS.slice(0, STEPS.indexOf(step)).map((known) => [known, picked[known]]);
  return { ...NONE_PICKED, ...Object.fromEntries(kept), [step]: value };
};

export const pickedVehicleOf = (vehicle: ChosenVehicle | null): PickedVehicle =>
  vehicle === null
    ? NONE_PICKED
    : {
        make: vehicle.makeSlug,
        model: vehicle.modelSlug,
        year: String(vehicle.year),
        trim: vehicle.trim,
      };

/** Returns the vehicle for a cart, which uses the records' names; null until its year is chosen. */
export const chosenOf = ({ make, model, year, trim }: PickedVehicle): ChosenVehicle | null =>
  make === '' || model === '' || !/^\d{4}$/.test(year)
    ? null
    : { year: Number(year), make, model, trim, makeSlug: make, modelSlug: model };

export const isSameVehicle = (vehicle: ChosenVehicle | null, picked: PickedVehicle): boolean => {
  const known = pickedVehicleOf(vehicle);
  return STEPS.every((step) => known[step] === picked[step]);
};
