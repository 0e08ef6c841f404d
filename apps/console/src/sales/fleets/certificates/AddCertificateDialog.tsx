import { addExemptionCertificate, type FleetRow } from '@simpletread/contract';
import { easternWall, monthsAfter, US_STATES } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { DayInput, formContract, SelectInput, TextInput } from '../../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';

interface AddCertificateDialogProps {
  readonly fleet: FleetRow;
  readonly onClose: () => void;
}

interface Words {
  readonly state: string;
  readonly number: string;
  readonly validUntil: string;
}

type Body = BodyOf<typeof addExemptionCertificate>;

const STATES = [['', 'Choose a state'] as const, ...Object.entries(US_STATES)];

const CONTRACT = formContract<Words & Record<string, unknown>, Body>({
  schema: addExemptionCertificate.body,
  inputOf: (words) => words,
});

/** A state’s tax exemption certificate of a fleet. */
export const AddCertificateDialog = ({ fleet, onClose }: AddCertificateDialogProps) => {
  const calls = useFleetCalls();
  const add = useStaffAction({
    run: (body: Body, key) => calls.addCertificate(fleet.id, body, key),
    reload: FLEET_READS,
    done: ({ number }) => `Certificate ${number} added.`,
    onDone: onClose,
    fields: { 'fleet.certificateTaken': 'number', 'fleet.certificateOver': 'validUntil' },
  });
  const today = easternWall(new Date()).slice(0, 10);
  return (
    <FormDialog<Words, Body>
      title={`New exemption certificate of ${fleet.name}`}
      confirm="Add certificate"
      isBusy={add.isBusy}
      error={add.error}
      values={{ state: '', number: '', validUntil: monthsAfter(today, 12) }}
      contract={CONTRACT}
      onSubmit={add.submit}
      onClose={onClose}
    >
      <SelectInput source="state" label="State" options={STATES} isRequired />
      <TextInput source="number" label="Certificate number" maxLength={40} isRequired />
      <DayInput source="validUntil" label="Valid until" isRequired />
      <p>
        Check the document first. Orders of this fleet’s accounts to the state have no sales tax from now on.
      </p>
    </FormDialog>
  );
};
