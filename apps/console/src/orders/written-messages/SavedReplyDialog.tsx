import { changeSavedReply, createSavedReply, type SavedReply } from '@simpletread/contract';
import { PLACEHOLDER_NAMES, placeholderLabel } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface SavedReplyDialogProps {
  /** Null for a new one. */
  readonly reply: SavedReply | null;
  readonly onClose: () => void;
}

type Words = Pick<SavedReply, 'name' | 'subject' | 'text'>;

/** The body of the call that makes or changes a reply. */
type Body = Words & Partial<Pick<SavedReply, 'version'>>;

const HINT = `Placeholders: ${PLACEHOLDER_NAMES.map((name) => `{${name}} for ${placeholderLabel(name)}`).join(', ')}.`;
const MOST_CHARACTERS = 5_000;

const contractOf = (reply: SavedReply | null) =>
  formContract<Words, Body>({
    schema: reply === null ? createSavedReply.body : changeSavedReply.body,
    inputOf: (form) => (reply === null ? form : { version: reply.version, ...form }),
  });

/** A reply that messages to customers start from, with its placeholders. */
export const SavedReplyDialog = ({ reply, onClose }: SavedReplyDialogProps) => {
  const { create, update } = useWrites<SavedReply>('saved-replies');
  const save = useStaffAction({
    run: (body: Body, key) => (reply === null ? create(body, key) : update(reply.id, body, key)),
    reload: ['saved-replies'],
    done: ({ name }) => `${name} is saved.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={reply === null ? 'New saved reply' : `Change ${reply.name}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={{ name: reply?.name ?? '', subject: reply?.subject ?? '', text: reply?.text ?? '' }}
      contract={contractOf(reply)}
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
