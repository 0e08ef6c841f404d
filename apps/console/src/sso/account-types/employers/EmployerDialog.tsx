import { addEmployer, changeEmployer, type EmployerRow } from '@simpletread/contract';

import { useStaffAction } from '../../../shell/action/index.js';
import { useWrites } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput, WordsInput } from '../../../shell/form/index.js';

const TYPES = ['Employee Buying', 'EPP'] as const;

interface EmployerDialogProps {
  /** Null for a new one. */
  readonly employer: EmployerRow | null;
  readonly onClose: () => void;
}

type Employer = Pick<EmployerRow, 'name' | 'type' | 'domains'>;

/** The body of the call that proposes it. */
type Body = Employer & Partial<Pick<EmployerRow, 'version'>>;

const contractOf = (employer: EmployerRow | null) =>
  formContract<Employer, Body>({
    schema: employer === null ? addEmployer.body : changeEmployer.body,
    inputOf: (form) => (employer === null ? form : { version: employer.version, ...form }),
  });

const NEW: Employer = { name: '', type: 'Employee Buying', domains: [] };

/** A company and its email domains; a second admin approves them before they take effect. */
export const EmployerDialog = ({ employer, onClose }: EmployerDialogProps) => {
  const { create, update } = useWrites<EmployerRow>('employers');
  const propose = useStaffAction({
    run: (body: Body, key) => (employer === null ? create(body, key) : update(employer.id, body, key)),
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
      contract={contractOf(employer)}
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
