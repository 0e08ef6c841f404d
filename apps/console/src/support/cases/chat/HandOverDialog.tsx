import { handOverChat } from '@simpletread/contract';
import { MOST_REPLY_WORDS } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput } from '../../../shell/form/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from '../dialogs/case-dialog.js';

interface HandOver {
  readonly staffId: string;
  readonly note: string;
}

type Body = BodyOf<typeof handOverChat>;

/** Hands a chat to a teammate, with a note for them. */
export const HandOverDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  const { data: team } = useQuery({ queryKey: ['case-team'], queryFn: calls.caseTeam });
  const hand = useStaffAction({
    run: (body: Body, key) => calls.handOverChat(record.id, body, key),
    reload: RELOAD,
    done: ({ chat }) => `${chat?.agentName ?? 'Your teammate'} has the chat.`,
    onDone: onClose,
  });
  const contract = formContract<HandOver & Record<string, unknown>, Body>({
    schema: handOverChat.body,
    inputOf: ({ staffId, note }) => ({ staffId, note }),
  });
  if (team === undefined) return null;
  const names = team
    .filter(({ staffId }) => staffId !== record.owner?.staffId)
    .map(({ staffId, name }) => [staffId, name] as const);
  return (
    <FormDialog<HandOver, Body>
      title="Hand over the chat"
      confirm="Hand over"
      isBusy={hand.isBusy}
      error={hand.error}
      values={{ staffId: names[0]?.[0] ?? '', note: '' }}
      contract={contract}
      onSubmit={hand.submit}
      onClose={onClose}
    >
      <SelectInput source="staffId" label="Teammate" options={names} />
      <TextInput
        source="note"
        label="Note"
        hint="The customer doesn’t see it."
        maxLength={MOST_REPLY_WORDS}
      />
    </FormDialog>
  );
};
