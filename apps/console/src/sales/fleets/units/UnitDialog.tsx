import { changeFleetUnit, createFleetUnit, type FleetUnitRow } from '@simpletread/contract';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';
import { UnitVehicle } from './UnitVehicle.js';

interface UnitDialogProps {
  readonly fleetId: string;
  /** Null for a new one. */
  readonly unit: FleetUnitRow | null;
  readonly onClose: () => void;
}

type Typed = Omit<BodyOf<typeof createFleetUnit>, 'fleetId'>;

interface UnitForm {
  readonly unitNumber: string;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly year: string;
  readonly trim: string;
  readonly vin: string;
  readonly plate: string;
  readonly frontSize: string;
  readonly rearSize: string;
}

const NEW: UnitForm = {
  ...{ unitNumber: '', makeSlug: '', modelSlug: '', year: '', trim: '' },
  ...{ vin: '', plate: '', frontSize: '', rearSize: '' },
};

const formOf = (unit: FleetUnitRow): UnitForm => ({
  ...{ unitNumber: unit.unitNumber, makeSlug: unit.makeSlug, modelSlug: unit.modelSlug },
  ...{ year: String(unit.year), trim: unit.trim, vin: unit.vin ?? '', plate: unit.plate ?? '' },
  ...{ frontSize: unit.frontSize ?? '', rearSize: unit.rearSize ?? '' },
});

const MISSING = 'Please choose one';

const contractOf = (fleetId: string, unit: FleetUnitRow | null) =>
  formContract<UnitForm & Record<string, unknown>, Typed>({
    schema: unit === null ? createFleetUnit.body : changeFleetUnit.body,
    inputOf: (form) => ({
      ...(unit === null ? { fleetId } : { version: unit.version }),
      ...form,
      year: Number(form.year),
    }),
    check: ({ makeSlug, modelSlug, year }) => ({
      ...(makeSlug === '' ? { makeSlug: MISSING } : {}),
      ...(modelSlug === '' ? { modelSlug: MISSING } : {}),
      ...(year === '' ? { year: MISSING } : {}),
    }),
  });

/** A unit’s number, vehicle and tire sizes. */
export const UnitDialog = ({ fleetId, unit, onClose }: UnitDialogProps) => {
  const calls = useFleetCalls();
  const save = useStaffAction({
    run: (typed: Typed, key) =>
      unit === null
        ? calls.createUnit({ ...typed, fleetId }, key)
        : calls.changeUnit(unit.id, { ...typed, version: unit.version }, key),
    reload: FLEET_READS,
    done: ({ unitNumber }) => (unit === null ? `Unit ${unitNumber} added.` : `Unit ${unitNumber} saved.`),
    onDone: onClose,
    fields: {
      'fleet.unitNumberTaken': 'unitNumber',
      'fleet.vehicleUnknown': 'year',
      'fleet.trimUnknown': 'trim',
      'fleet.sizeUnfit': 'frontSize',
      'fleet.rearAlone': 'frontSize',
      'tireSize.unreadable': 'frontSize',
    },
  });
  return (
    <FormDialog<UnitForm, Typed>
      title={unit === null ? 'Add a unit' : `Edit unit ${unit.unitNumber}`}
      confirm={unit === null ? 'Add unit' : 'Save'}
      isBusy={save.isBusy}
      error={save.error}
      values={unit === null ? NEW : formOf(unit)}
      contract={contractOf(fleetId, unit)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="unitNumber"
        label="Unit number"
        hint="As painted on the vehicle."
        maxLength={20}
        isRequired
        isFirst
      />
      <UnitVehicle />
      <div className={styles.pair}>
        <TextInput source="vin" label="VIN, optional" maxLength={20} spellCheck={false} />
        <TextInput source="plate" label="Plate, optional" maxLength={12} spellCheck={false} />
      </div>
    </FormDialog>
  );
};
