import type { SavedReply } from '@simpletread/contract';

import { DialogList } from '../../shell/dialog-list/index.js';
import { SavedReplyDialog } from './SavedReplyDialog.js';

/** Replies that messages to customers start from. */
export const SavedReplyList = () => (
  <DialogList<SavedReply>
    resource="saved-replies"
    title="Saved replies"
    searchHint="Name, subject or message"
    newLabel="New saved reply"
    permission="savedReplies.change"
    content={{ id: 'subject', label: 'Subject', render: ({ subject }) => subject }}
    dialog={(reply, onClose) => <SavedReplyDialog reply={reply} onClose={onClose} />}
  />
);
