import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';

import { actorText, fieldName, fieldText, useAuditCalls, useRecordWords } from '../audit/index.js';
import { useCan } from '../auth/index.js';
import type { Conflict } from '../form/index.js';
import { PageNote } from '../note/index.js';
import { useMinute } from '../time/index.js';
import styles from './ConflictNote.module.css';

/** The record as the audit names it. */
export interface Subject {
  readonly type: string;
  readonly id: string;
}

interface ConflictNoteProps {
  readonly subject: Subject | null;
  /** The colleague's version. */
  readonly version: number;
  readonly conflicts: readonly Conflict[];
  readonly onTheirs: (conflict: Conflict) => void;
  readonly onMine: (conflict: Conflict) => void;
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

const MOST_SHOWN = 160;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns who saved last, or `A colleague` for roles that may not read the audit. */
const useWho = (subject: Subject | null, version: number): string => {
  const calls = useAuditCalls();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['history', subject?.type, subject?.id, 'conflict', version],
    queryFn: () => calls.history(subject?.type ?? '', subject?.id ?? ''),
    enabled: subject !== null && can('audit.read'),
    retry: false,
  });
  const [last] = data?.changes ?? [];
  if (last === undefined || last.actorKind === null) return 'A colleague';
  return actorText({ actorKind: last.actorKind, actorName: last.actorName });
};

/** Shows a colleague's save that collides with edits here: for each field the earlier value, theirs and the one typed here. */
export const ConflictNote = ({
  subject,
  version,
  conflicts,
  onTheirs,
  onMine,
  onLoad,
  onKeep,
}: ConflictNoteProps) => {
  const who = useWho(subject, version);
  const now = useMinute();
  const words = useRecordWords();
  const shown = (path: string, value: unknown): string => {
    const context = { now, words, subjectType: subject?.type ?? '', names: {} };
    const text = fieldText(lastOf(path), value, context);
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  };
  return (
    <div className={styles.conflict}>
      <PageNote tone="warning" isLive>
        {who} saved this while you were editing it. Your edits are still here. You both changed:
        <ul className={styles.fields}>
          {conflicts.map((conflict) => {
            const name = fieldName(lastOf(conflict.path));
            return (
              <li key={conflict.path}>
                <b>{capitalized(name)}</b>
                <dl className={styles.values}>
                  <div>
                    <dt>Was</dt>
                    <dd>{shown(conflict.path, conflict.before)}</dd>
                  </div>
                  <div>
                    <dt>Theirs</dt>
                    <dd>{shown(conflict.path, conflict.theirs)}</dd>
                  </div>
                  <div>
                    <dt>Yours</dt>
                    <dd>{shown(conflict.path, conflict.mine)}</dd>
                  </div>
                </dl>
                <div className={styles.choices}>
                  <Button size="small" onClick={() => onTheirs(conflict)}>
                    Use theirs for {name}
                  </Button>
                  <Button size="small" onClick={() => onMine(conflict)}>
                    Keep mine for {name}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        <div className={styles.choices}>
          <Button onClick={onLoad}>Load theirs</Button>
          <Button onClick={onKeep}>Keep mine</Button>
        </div>
      </PageNote>
    </div>
  );
};
