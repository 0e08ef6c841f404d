import { answerChat } from '@simpletread/contract';
import { MOST_CHAT_WORDS } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from '../dialogs/case-dialog.js';

interface Shown {
  readonly itemNumber: string;
  readonly text: string;
}

type Body = BodyOf<typeof answerChat>;

/** Shows a tire in a chat, with its price and a link to its page. */
export const CardDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  const show = useStaffAction({
    run: (body: Body, key) => calls.answerChat(record.id, body, key),
    reload: RELOAD,
    done: () => 'The customer sees the tire.',
    onDone: onClose,
  });
  const contract = formContract<Shown & Record<string, unknown>, Body>({
    schema: answerChat.body,
    inputOf: ({ itemNumber, text }) => ({ itemNumber: Number(itemNumber), text, hasOrder: false }),
  });
  return (
    <FormDialog<Shown, Body>
      title="Show a tire"
      confirm="Show"
      isBusy={show.isBusy}
      error={show.error}
      values={{ itemNumber: '', text: '' }}
      contract={contract}
      onSubmit={show.submit}
      onClose={onClose}
    >
      <TextInput source="itemNumber" label="Item number" hint="On the tire’s page." maxLength={9} />
      <TextInput source="text" label="Message" maxLength={MOST_CHAT_WORDS} />
    </FormDialog>
  );
};
