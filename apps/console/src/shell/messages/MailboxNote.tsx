import { Banner } from '@simpletread/ui';
import { useListContext } from 'react-admin';

import type { MessageRow } from './message-row.js';
import styles from './MailboxNote.module.css';

/** Explains why messages show their links here, and that they don't elsewhere. */
export const MailboxNote = ({ hasOpenLinks }: Pick<MessageRow, 'hasOpenLinks'>) => (
  <div className={styles.note}>
    {hasOpenLinks ? (
      <Banner tone="warn">
        This is the demonstration’s mailbox: whoever reads a mail here can follow its links as its recipient
        would. In production the links are left out.
      </Banner>
    ) : (
      <Banner tone="info">Links that open an account are left out of the messages shown here.</Banner>
    )}
  </div>
);

/** The same note above the list. */
export const ListMailboxNote = () => {
  const first = useListContext<MessageRow>().data?.[0];
  return first === undefined ? null : <MailboxNote hasOpenLinks={first.hasOpenLinks} />;
};
