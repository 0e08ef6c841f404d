import type { EmployerRow } from '@simpletread/contract';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useEmployerCalls } from './employer-calls.js';
import { SelectInput, TextInput, WordsInput } from '../../../shell/form/index.js';

const TYPES = ['Employee Buying', 'EPP'] as const;

interface EmployerDialogProps {
  /** Null for a new one. */
  readonly employer: EmployerRow | null;
  readonly onClose: () => void;
}

type Employer = Pick<EmployerRow, 'name' | 'type' | 'domains'>;

const NEW: Employer = { name: '', type: 'Employee Buying', domains: [] };

/** A company and the domains of its e-mail; a second admin agrees before anybody buys by it. */
export const EmployerDialog = ({ employer, onClose }: EmployerDialogProps) => {
  const data = useEmployerCalls();
  const propose = useStaffAction({
    run: (wish: Employer, key) =>
      employer === null
        ? data.addEmployer(wish, key)
        : data.changeEmployer(employer.id, { version: employer.version, ...wish }, key),
    reload: ['employers', 'approvals'],
    done: () => 'Sent to a second admin for approval.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={employer === null ? 'Add a company' : `Change ${employer.name}`}
      confirm="Request approval"
      isBusy={propose.isBusy}
      error={propose.error}
      values={
        employer === null ? NEW : { name: employer.name, type: employer.type, domains: employer.domains }
      }
      onSubmit={propose.submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Company" maxLength={80} isRequired isFirst />
      <SelectInput
        source="type"
        label="Account type of its employees"
        options={TYPES.map((type) => [type, type])}
      />
      <WordsInput
        source="domains"
        label="Email domains"
        hint="For example acme.com, acme.co.uk. Everyone with a confirmed address there gets employee pricing."
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  );
};
