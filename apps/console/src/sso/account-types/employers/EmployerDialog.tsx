import type { EmployerRow } from '@simpletread/contract';

import { ChoiceField } from '../grants/TermsFields.js';
import { DialogField, FormDialog, textOf, useDeed } from '../../../shell/dialog/index.js';
import { useEmployerCalls } from './employer-calls.js';

const TYPES = ['Employee Buying', 'EPP'] as const;

interface EmployerDialogProps {
  /** Null for a new one. */
  readonly employer: EmployerRow | null;
  readonly onClose: () => void;
}

const inputOf = (fields: FormData) => ({
  name: textOf(fields, 'name'),
  type: TYPES.find((type) => type === textOf(fields, 'type')) ?? 'EPP',
  domains: textOf(fields, 'domains')
    .split(/[\s,;]+/)
    .filter((domain) => domain !== ''),
});

/** A company and the domains of its e-mail; a second admin agrees before anybody buys by it. */
export const EmployerDialog = ({ employer, onClose }: EmployerDialogProps) => {
  const data = useEmployerCalls();
  const propose = useDeed({
    run: (fields: FormData, key) =>
      employer === null
        ? data.addEmployer(inputOf(fields), key)
        : data.changeEmployer(employer.id, { version: employer.version, ...inputOf(fields) }, key),
    reload: ['employers', 'approvals'],
    done: () => 'A second admin is asked.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={employer === null ? 'Add a company' : `Change ${employer.name}`}
      confirm="Ask a second admin"
      isBusy={propose.isBusy}
      error={propose.error}
      onSubmit={propose.start}
      onClose={onClose}
    >
      <DialogField name="name" label="Company" initial={employer?.name ?? ''} maxLength={80} isFirst />
      <ChoiceField
        name="type"
        label="Its people are"
        options={TYPES}
        initial={employer?.type ?? 'Employee Buying'}
      />
      <DialogField
        name="domains"
        label="Domains of its e-mail"
        hint="As acme.com, acme.co.uk. Everybody with a confirmed address there buys as an employee."
        initial={employer?.domains.join(', ') ?? ''}
        maxLength={1000}
      />
    </FormDialog>
  );
};
