import { changeCase } from '@simpletread/contract';
import { CASE_PRIORITIES, type CasePriority, casePriorityLabel } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { FormDialog } from '../../../shell/dialog/index.js';
import { CheckInput, formContract, SelectInput, TextInput } from '../../../shell/form/index.js';
import { useCaseCalls } from '../case-calls.js';
import { tagsOf } from '../dialogs/tags-of.js';
import type { CaseOrder } from './case-run-row.js';
import { NOBODY } from './macro-of-cases.js';
import { MacroChoice } from './MacroChoice.js';

interface ChangeForm extends Record<string, unknown> {
  readonly ownerId: string;
  readonly priority: CasePriority | '';
  readonly tags: string;
  readonly note: string;
  readonly textId: string;
  readonly isSolved: boolean;
}

const BLANK: ChangeForm = { ownerId: '', priority: '', tags: '', note: '', textId: '', isSolved: false };

type Input = CaseOrder & { readonly version: number };

interface ChangeCasesDialogProps {
  readonly count: number;
  readonly onChosen: (run: CaseOrder) => void;
  readonly onClose: () => void;
}

/** Chooses one change for the selected cases: owner, priority, tags, an answer, and whether they are solved. */
export const ChangeCasesDialog = ({ count, onChosen, onClose }: ChangeCasesDialogProps) => {
  const calls = useCaseCalls();
  const { data: team = [] } = useQuery({ queryKey: ['case-team'], queryFn: calls.caseTeam });
  const { data: texts = [] } = useQuery({
    queryKey: ['saved-replies', 'of-cases'],
    queryFn: calls.caseTexts,
  });
  const ownerOf = (ownerId: string): Pick<CaseOrder, 'owner'> => {
    if (ownerId === NOBODY) return { owner: null };
    const owner = team.find(({ staffId }) => staffId === ownerId);
    return owner === undefined ? {} : { owner };
  };
  const contract = formContract<ChangeForm, Input>({
    // The server’s limits on tags; its other fields come from choices.
    schema: changeCase.body.loose(),
    inputOf: ({ ownerId, priority, tags, note, textId, isSolved }) => ({
      ...ownerOf(ownerId),
      ...(priority === '' ? {} : { priority }),
      tags: tagsOf(tags),
      note: note.trim() === '' ? null : note.trim(),
      reply: texts.find(({ id }) => id === textId)?.text ?? null,
      isSolved,
      version: 1,
    }),
    fieldOf: (path) => (path.startsWith('tags') ? 'tags' : path),
    check: ({ ownerId, priority, tags, note, textId, isSolved }): Record<string, string> =>
      ownerId === '' &&
      priority === '' &&
      tags.trim() === '' &&
      note.trim() === '' &&
      textId === '' &&
      !isSolved
        ? { ownerId: 'Choose at least one change.' }
        : {},
  });
  return (
    <FormDialog<ChangeForm, Input>
      title={count === 1 ? 'Change 1 case' : `Change ${count} cases`}
      confirm="Preview"
      isBusy={false}
      error={null}
      values={BLANK}
      contract={contract}
      onSubmit={({ version: _, ...run }) => onChosen(run)}
      onClose={onClose}
      maxWidth="xs"
    >
      <MacroChoice />
      <SelectInput
        source="ownerId"
        label="Owner"
        options={[
          ['', 'Don’t change'],
          ...team.map(({ staffId, name }) => [staffId, name] as const),
          [NOBODY, 'Unassigned'],
        ]}
      />
      <SelectInput
        source="priority"
        label="Priority"
        options={[
          ['', 'Don’t change'],
          ...CASE_PRIORITIES.map((one) => [one, casePriorityLabel(one)] as const),
        ]}
      />
      <TextInput source="tags" label="Add tags" hint="Separated by commas." maxLength={300} />
      <TextInput source="note" label="Internal note" maxLength={2000} rows={2} />
      <SelectInput
        source="textId"
        label="Answer with"
        options={[['', 'No answer'], ...texts.map(({ id, name }) => [id, name] as const)]}
      />
      <CheckInput source="isSolved" label="Solve" />
    </FormDialog>
  );
};
