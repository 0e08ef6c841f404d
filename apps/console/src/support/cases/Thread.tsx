import Button from '@mui/material/Button';
import type { AdminCase, CaseEntry } from '@simpletread/contract';
import { caseChannelLabel } from '@simpletread/domain';
import { Paperclip } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Instant } from '../../shell/time/index.js';
import { caseFileUrl } from './case-calls.js';
import styles from './Cases.module.css';
import { SplitDialog } from './dialogs/SplitDialog.js';

/** As in the style sheet. */
const NARROW_PX = 800;

const DELIVERY = { queued: 'sending', sent: 'sent', failed: 'not delivered' } as const;

const LOOKS = {
  customer: styles.theirs,
  agent: styles.ours,
  note: styles.note,
  call: styles.call,
  system: styles.call,
} as const;

const headOf = ({ kind, channel, author, delivery }: CaseEntry): string => {
  if (kind === 'note') return `Note by ${author}, staff only`;
  if (kind === 'call') return `Call, logged by ${author}`;
  const way = channel === null ? '' : `${caseChannelLabel(channel)}, `;
  return `${way}${author}${delivery === null ? '' : `, ${DELIVERY[delivery]}`}`;
};

const size = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;

interface EntryProps {
  readonly entry: CaseEntry;
  /** Opens a case of its own for the message; null where that can't be done. */
  readonly onSplit: ((entryId: string) => void) | null;
  /** True for the newest message that the customer of a chat has read. */
  readonly isRead: boolean;
}

const Entry = ({ entry, onSplit, isRead }: EntryProps) => (
  <li className={LOOKS[entry.kind]}>
    <p className={entry.delivery === 'failed' ? styles.failed : styles.head}>
      <span>
        {headOf(entry)}, <Instant at={entry.at} />
        {isRead && ', read'}
      </span>
      {onSplit !== null && (
        <Button size="small" variant="text" onClick={() => onSplit(entry.id)}>
          Split off
        </Button>
      )}
    </p>
    <div className={styles.words}>{entry.text}</div>
    {entry.files.map(({ id, name, sizeBytes }) => (
      <a key={id} href={caseFileUrl(id)} className={styles.file} download>
        <Paperclip size={14} aria-hidden="true" /> {name}, {size(sizeBytes)}
      </a>
    ))}
  </li>
);

/** Everything that was said in a case, the oldest first; it opens at the newest. */
export const Thread = ({ record }: { readonly record: AdminCase }) => {
  const { entries, state, chat } = record;
  const can = useCan();
  const [splitting, setSplitting] = useState<string | null>(null);
  const isChatting = chat !== null && chat.state !== 'ended' && chat.state !== 'left';
  const own = entries.filter(({ kind }) => kind === 'customer' || kind === 'call');
  const maySplit = can('cases.handle') && state !== 'closed' && !isChatting && own.length > 1;
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    // On a narrow screen the list is above the thread, and opening a case must not scroll it away.
    const isNew = shown.current > 0;
    if (isNew || document.documentElement.clientWidth > NARROW_PX)
      end.current?.scrollIntoView({ block: 'nearest' });
    shown.current = entries.length;
  }, [entries.length]);
  return (
    <div className={styles.thread}>
      <ol aria-label="Messages">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isRead={entry.id === chat?.readEntryId}
            onSplit={maySplit && entry.kind === 'customer' ? setSplitting : null}
          />
        ))}
      </ol>
      <div ref={end} />
      {splitting !== null && (
        <SplitDialog record={record} entryId={splitting} onClose={() => setSplitting(null)} />
      )}
    </div>
  );
};
