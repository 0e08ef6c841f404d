import { changePreparedText, createPreparedText, type PreparedText } from '@simpletread/contract';
import { PLACEHOLDER_NAMES, placeholderLabel } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface PreparedTextDialogProps {
  /** Null for a new one. */
  readonly text: PreparedText | null;
  readonly onClose: () => void;
}

type Words = Pick<PreparedText, 'name' | 'subject' | 'text'>;

/** The body of the call that makes or changes a text. */
type Body = Words & Partial<Pick<PreparedText, 'version'>>;

const HINT = `Placeholders: ${PLACEHOLDER_NAMES.map((name) => `{${name}} for ${placeholderLabel(name)}`).join(', ')}.`;
const MOST_CHARACTERS = 5_000;

const contractOf = (text: PreparedText | null) =>
  formContract<Words, Body>({
    schema: text === null ? createPreparedText.body : changePreparedText.body,
    inputOf: (form) => (text === null ? form : { version: text.version, ...form }),
  });

/** A text that messages to customers start from, with its placeholders. */
export const PreparedTextDialog = ({ text, onClose }: PreparedTextDialogProps) => {
  const { create, update } = useWrites<PreparedText>('prepared-texts');
  const save = useStaffAction({
    run: (body: Body, key) => (text === null ? create(body, key) : update(text.id, body, key)),
    reload: ['prepared-texts'],
    done: ({ name }) => `${name} is saved.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text === null ? 'New prepared text' : `Change ${text.name}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={{ name: text?.name ?? '', subject: text?.subject ?? '', text: text?.text ?? '' }}
      contract={contractOf(text)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        hint="The name agents see in the list."
        maxLength={MOST_CHARACTERS}
        isRequired
        isFirst
      />
      <TextInput source="subject" label="Subject" maxLength={MOST_CHARACTERS} isRequired />
      <TextInput source="text" label="Message" hint={HINT} rows={8} maxLength={MOST_CHARACTERS} isRequired />
    </FormDialog>
  );
};
