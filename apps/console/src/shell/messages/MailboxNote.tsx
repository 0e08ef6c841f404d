import { useListContext } from 'react-admin';

import { PageNote } from '../note/index.js';
import type { MessageRow } from './message-row.js';
import styles from './MailboxNote.module.css';

/** Explains why messages show their links here, and that they don't elsewhere. */
export const MailboxNote = ({ hasOpenLinks }: Pick<MessageRow, 'hasOpenLinks'>) => (
  <div className={styles.note}>
    {hasOpenLinks ? (
      <PageNote tone="warning">
        This is the demo mailbox. Anyone who reads an email here can follow its links as the recipient. In
        production the links are hidden.
      </PageNote>
    ) : (
      <PageNote tone="info">Links that open an account are hidden in these messages.</PageNote>
    )}
  </div>
);

/** The same note above the list. */
export const ListMailboxNote = () => {
  const first = useListContext<MessageRow>().data?.[0];
  return first === undefined ? null : <MailboxNote hasOpenLinks={first.hasOpenLinks} />;
};
