import { changeFleet, createFleet, type FleetRow } from '@simpletread/contract';

import { phoneText } from '../../orders/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from './fleet-calls.js';

interface FleetDialogProps {
  /** Null for a new one. */
  readonly fleet: FleetRow | null;
  readonly onDone?: (fleet: FleetRow) => void;
  readonly onClose: () => void;
}

type Words = BodyOf<typeof createFleet>;

const NEW: Words = { name: '', contactName: '', email: '', phone: '', note: '' };

const contractOf = (fleet: FleetRow | null) =>
  formContract<Words & Record<string, unknown>, Words>({
    schema: fleet === null ? createFleet.body : changeFleet.body,
    inputOf: (form) => (fleet === null ? form : { ...form, version: fleet.version }),
  });

/** A fleet’s name, contact and note. */
export const FleetDialog = ({ fleet, onDone, onClose }: FleetDialogProps) => {
  const calls = useFleetCalls();
  const save = useStaffAction({
    run: (body: Words, key) =>
      fleet === null
        ? calls.createFleet(body, key)
        : calls.changeFleet(fleet.id, { ...body, version: fleet.version }, key),
    reload: FLEET_READS,
    done: ({ name }) => (fleet === null ? `${name} added.` : `${name} saved.`),
    onDone: (saved) => {
      onClose();
      onDone?.(saved);
    },
  });
  const values = fleet ?? NEW;
  return (
    <FormDialog<Words, Words>
      title={fleet === null ? 'New fleet' : `Edit ${fleet.name}`}
      confirm={fleet === null ? 'Add fleet' : 'Save'}
      isBusy={save.isBusy}
      error={save.error}
      values={{
        name: values.name,
        contactName: values.contactName,
        email: values.email,
        phone: phoneText(values.phone),
        note: values.note ?? '',
      }}
      contract={contractOf(fleet)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Company" maxLength={80} isRequired isFirst />
      <TextInput source="contactName" label="Contact" maxLength={80} isRequired />
      <TextInput source="email" label="Email" type="email" maxLength={100} isRequired />
      <TextInput source="phone" label="Phone" type="tel" maxLength={40} isRequired />
      <TextInput source="note" label="Note, optional" hint="Only staff see it." rows={3} maxLength={1000} />
    </FormDialog>
  );
};
