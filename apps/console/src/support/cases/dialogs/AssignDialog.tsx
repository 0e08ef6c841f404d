import { changeCase } from '@simpletread/contract';
import { CASE_PRIORITIES, type CasePriority, casePriorityLabel } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput } from '../../../shell/form/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from './case-dialog.js';
import { tagsOf } from './tags-of.js';

interface Assignment {
  readonly ownerId: string;
  readonly priority: CasePriority;
  readonly tags: string;
}

type Body = BodyOf<typeof changeCase>;

/** Owner, priority and tags of a case. */
export const AssignDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  const { data: team } = useQuery({ queryKey: ['case-team'], queryFn: calls.caseTeam });
  const change = useStaffAction({
    run: (body: Body, key) => calls.changeCase(record.id, body, key),
    reload: RELOAD,
    done: ({ owner, caseNumber }) =>
      owner === null ? `${caseNumber} is unassigned.` : `${owner.name} has ${caseNumber}.`,
    onDone: onClose,
  });
  const contract = formContract<Assignment & Record<string, unknown>, Body>({
    schema: changeCase.body,
    inputOf: ({ ownerId, priority, tags }) => ({
      version: record.version,
      ownerId: ownerId === '' ? null : ownerId,
      priority,
      tags: tagsOf(tags),
    }),
    fieldOf: (path) => (path.startsWith('tags') ? 'tags' : path),
  });
  if (team === undefined) return null;
  const names = team.map(({ staffId, name }) => [staffId, name] as const);
  const isLeft = record.owner !== null && !team.some(({ staffId }) => staffId === record.owner?.staffId);
  return (
    <FormDialog<Assignment, Body>
      title={`Assign ${record.caseNumber}`}
      confirm="Save"
      isBusy={change.isBusy}
      error={change.error}
      values={{
        ownerId: isLeft ? '' : (record.owner?.staffId ?? ''),
        priority: record.priority,
        tags: record.tags.join(', '),
      }}
      contract={contract}
      onSubmit={change.submit}
      onClose={onClose}
    >
      <SelectInput source="ownerId" label="Owner" options={[['', 'Unassigned'], ...names]} />
      <SelectInput
        source="priority"
        label="Priority"
        options={CASE_PRIORITIES.map((one) => [one, casePriorityLabel(one)] as const)}
      />
      <TextInput source="tags" label="Tags" hint="Up to 8, separated by commas." maxLength={300} />
    </FormDialog>
  );
};
