import type { GarageVehicle } from '@simpletread/contract';
import { Card } from '@simpletread/ui';
import { readShopper, readVehicle } from '../../shell/shopper';
import { PickerForm } from './PickerForm';
import { readVehicleChoices } from './vehicle-choices';
import { KeepVehicle } from '../../sso';

interface AddVehicleProps {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  /** The garage's current vehicles. */
  readonly owned: readonly GarageVehicle[];
}

const words = (front: string, rear: string | null, trims: readonly string[]): string => {
  const sizes = rear === null ? front : `${front} front, ${rear} rear`;
  return trims.length === 0 ? sizes : `${sizes} (${trims.slice(0, 3).join(', ')})`;
};

interface ChosenProps {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly owned: readonly GarageVehicle[];
}

const valueOf = (front: string, rear: string | null): string => (rear === null ? front : `${front}|${rear}`);

const Chosen = async ({ make, model, year, owned }: ChosenProps) => {
  const vehicle = await readVehicle(make, model, year);
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const sizes = new Map(
    vehicle.options.map(({ front, rear, trims }) => [
      valueOf(front.sizeCode, rear?.sizeCode ?? null),
      words(front.sizeCode, rear?.sizeCode ?? null, trims),
    ]),
  );
  const kept = owned.find(
    (one) =>
      one.vehicle.makeSlug === make &&
      one.vehicle.modelSlug === model &&
      one.vehicle.year === year &&
      one.vehicle.trim === '',
  );
  return (
    <KeepVehicle
      key={`${make}/${model}/${year}/${kept?.version}`}
      name={name}
      make={make}
      model={model}
      year={year}
      sizes={[...sizes].map(([value, label]) => ({ value, label }))}
      {...(kept === undefined
        ? {}
        : { kept: { sizes: kept.frontSize === null ? null : valueOf(kept.frontSize, kept.rearSize) } })}
    />
  );
};

/** Chooses a vehicle step by step, each with its own address; starts with the last viewed one. */
export const AddVehicle = async (asked: AddVehicleProps) => {
  const { vehicle } = await readShopper();
  const seen = vehicle?.chosen;
  const isAsked = asked.make !== '' || seen === undefined;
  const from = isAsked ? asked : { make: seen.makeSlug, model: seen.modelSlug, year: String(seen.year) };
  const choices = await readVehicleChoices(from);
  return (
    <>
      <PickerForm {...choices} path="/account/my-garage" button="Choose" />
      {choices.year !== '' && (
        <Card style={{ marginTop: 16 }}>
          <Chosen make={choices.make} model={choices.model} year={Number(choices.year)} owned={asked.owned} />
        </Card>
      )}
    </>
  );
};
