import { type FleetUnitRow, logFleetRotation } from '@simpletread/contract';
import { easternWall } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import {
  DayInput,
  type FieldErrors,
  formContract,
  TextInput,
  wholeOrNull,
} from '../../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import { dayText, milesText } from '../unit-text.js';

export interface UnitLogProps {
  readonly unit: FleetUnitRow;
  readonly onClose: () => void;
}

interface Rotation {
  readonly rotatedOn: string;
  readonly miles: string;
}

type Body = BodyOf<typeof logFleetRotation>;

/** Logs a rotation of a unit’s tires; the next one counts from it. */
export const RotationDialog = ({ unit, onClose }: UnitLogProps) => {
  const calls = useFleetCalls();
  const log = useStaffAction({
    run: (body: Body, key) => calls.logRotation(unit.id, body, key),
    reload: FLEET_READS,
    done: ({ unitNumber, rotation }) => `Unit ${unitNumber} is next due ${dayText(rotation.dueOn)}.`,
    onDone: onClose,
    fields: { 'fleet.dayOutside': 'rotatedOn', 'fleet.milesFall': 'miles', 'fleet.milesAhead': 'miles' },
  });
  const contract = formContract<Rotation & Record<string, unknown>, Body>({
    schema: logFleetRotation.body,
    inputOf: ({ rotatedOn, miles }) => ({
      version: unit.version,
      rotatedOn,
      miles: wholeOrNull(miles.replaceAll(',', '')),
    }),
    check: ({ miles }): FieldErrors =>
      /^\d{0,7}$/.test(miles.replaceAll(',', '').trim()) ? {} : { miles: 'Please enter whole miles' },
  });
  return (
    <FormDialog<Rotation, Body>
      title={`Log rotation of unit ${unit.unitNumber}`}
      confirm="Log rotation"
      isBusy={log.isBusy}
      error={log.error}
      values={{ rotatedOn: easternWall(new Date()).slice(0, 10), miles: '' }}
      contract={contract}
      onSubmit={log.submit}
      onClose={onClose}
    >
      <DayInput source="rotatedOn" label="Rotated on" isRequired />
      <TextInput
        source="miles"
        label="Odometer, optional"
        after="miles"
        hint={
          unit.miles === null
            ? 'Without it, the next rotation is due by time alone.'
            : `Last read: ${milesText(unit.miles)} on ${dayText(unit.milesOn)}.`
        }
        isFigure
        isFirst
      />
    </FormDialog>
  );
};
