import { logFleetReading } from '@simpletread/contract';
import { easternWall } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { DayInput, type FieldErrors, formContract, TextInput, wholeOf } from '../../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import { dayText, milesText } from '../unit-text.js';
import type { UnitLogProps } from './RotationDialog.js';

interface Reading {
  readonly miles: string;
  readonly readOn: string;
  readonly reason: string;
}

type Body = BodyOf<typeof logFleetReading>;

/** Logs an odometer reading, or corrects a wrong one. */
export const ReadingDialog = ({ unit, onClose }: UnitLogProps) => {
  const calls = useFleetCalls();
  const log = useStaffAction({
    run: (body: Body, key) => calls.logReading(unit.id, body, key),
    reload: FLEET_READS,
    done: ({ unitNumber, miles }) => `Unit ${unitNumber} is at ${milesText(miles)} miles.`,
    onDone: onClose,
    fields: { 'fleet.dayOutside': 'readOn', 'fleet.milesFall': 'miles' },
  });
  const contract = formContract<Reading & Record<string, unknown>, Body>({
    schema: logFleetReading.body,
    inputOf: ({ miles, readOn, reason }) => ({
      version: unit.version,
      miles: wholeOf(miles.replaceAll(',', '')),
      readOn,
      reason: reason.trim() === '' ? null : reason,
    }),
    check: ({ miles }): FieldErrors =>
      /^\d{1,7}$/.test(miles.replaceAll(',', '').trim()) ? {} : { miles: 'Please enter whole miles' },
  });
  return (
    <FormDialog<Reading, Body>
      title={`Log odometer of unit ${unit.unitNumber}`}
      confirm="Log reading"
      isBusy={log.isBusy}
      error={log.error}
      values={{ miles: '', readOn: easternWall(new Date()).slice(0, 10), reason: '' }}
      contract={contract}
      onSubmit={log.submit}
      onClose={onClose}
    >
      <TextInput
        source="miles"
        label="Odometer"
        after="miles"
        hint={
          unit.miles === null
            ? 'The first reading.'
            : `Last read: ${milesText(unit.miles)} on ${dayText(unit.milesOn)}.`
        }
        isFigure
        isRequired
        isFirst
      />
      <DayInput source="readOn" label="Read on" isRequired />
      <TextInput
        source="reason"
        label="Reason, only for a correction"
        hint="A correction may lower the odometer. The history keeps both."
        maxLength={140}
      />
    </FormDialog>
  );
};
