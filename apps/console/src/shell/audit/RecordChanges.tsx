import Button from '@mui/material/Button';

import { Instant } from '../time/index.js';
import { actionText } from './action-words.js';
import { actorText, type RecordHistory } from './audit-row.js';
import { Changes } from './Changes.js';
import type { FieldContext } from './field-text.js';
import styles from './HistoryPanel.module.css';

type Change = RecordHistory['changes'][number];

interface RecordChangesProps {
  readonly changes: readonly Change[];
  readonly context: Omit<FieldContext, 'now' | 'words'>;
  /** Requests the record right before a change; left out if only changes are kept. */
  readonly onShowBefore?: (moment: Date) => void;
}

const OURS = /^simpletread-/;

/** The author of the change. Without an audit entry, the shop itself or a manual change. */
const whoText = ({ actorKind, actorName, program }: Change, subjectType: string): string => {
  if (actorKind !== null) return actorText({ actorKind, actorName });
  if (OURS.test(program)) return subjectType === 'account' ? 'the customer or the system' : 'the system';
  return `directly in the database (${program})`;
};

/** Everything that changed a record, the newest first. */
export const RecordChanges = ({ changes, context, onShowBefore }: RecordChangesProps) => {
  if (changes.length === 0) return <p className={styles.note}>No changes recorded yet.</p>;
  return (
    <ol className={styles.changes} aria-label="Changes, the newest first">
      {changes.map((change) => (
        <li key={`${change.at} ${change.action} ${change.program}`} className={styles.change}>
          <div className={styles.head}>
            <span>
              <b>{change.action === null ? 'Changed' : actionText(change.action)}</b>{' '}
              <span className={styles.quiet}>
                <Instant at={change.at} isFull />, {whoText(change, context.subjectType)}
              </span>
            </span>
            {onShowBefore !== undefined && (
              <Button size="small" onClick={() => onShowBefore(new Date(Date.parse(change.at) - 1))}>
                Show previous state
              </Button>
            )}
          </div>
          <Changes
            changes={change.fields}
            isErased={change.isErased}
            context={context}
            none={change.isDeletion ? 'The record was deleted.' : 'No recorded field changed.'}
          />
        </li>
      ))}
    </ol>
  );
};
