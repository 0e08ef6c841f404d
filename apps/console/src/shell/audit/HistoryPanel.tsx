import Button from '@mui/material/Button';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { statusOf } from '../api/index.js';
import { useCan } from '../auth/index.js';
import { Panel } from '../detail/index.js';
import { MomentControl } from '../form/index.js';
import styles from './HistoryPanel.module.css';
import { RecordChanges } from './RecordChanges.js';
import { RecordThen } from './RecordThen.js';
import { useAuditCalls } from './audit-calls.js';

interface HistoryPanelProps {
  /** As the audit names it: `order`. */
  readonly type: string;
  readonly id: string;
  /** The record’s version or state on the page. A new one needs a new history. */
  readonly seen?: string | number;
}

const History = ({ type, id, seen = '' }: HistoryPanelProps) => {
  const data = useAuditCalls();
  const [at, setAt] = useState<Date | null>(null);
  const moment = at?.toISOString();
  const {
    data: history,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: ['history', type, id, moment ?? null, seen],
    queryFn: () => data.history(type, id, moment),
    placeholderData: keepPreviousData,
  });
  if (history === undefined && error !== null)
    return statusOf(error) === 404 ? (
      <p className={styles.note}>No history is kept for this record.</p>
    ) : (
      <EmptyState
        tone="error"
        layout="row"
        headingLevel={3}
        title="We couldn’t load the history"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  if (history === undefined)
    return (
      <div className={styles.note} aria-busy="true">
        <Skeleton width="70%" height={14} />
      </div>
    );
  return (
    <>
      {history.isKept && (
        <div className={styles.ask}>
          <MomentControl
            label="As of (ET)"
            value={at?.toISOString() ?? null}
            onChange={(instant) => setAt(instant === null ? null : new Date(instant))}
          />
          {at !== null && <Button onClick={() => setAt(null)}>Back to now</Button>}
        </div>
      )}
      <div aria-live="polite" aria-busy={isPlaceholderData}>
        {at !== null && !isPlaceholderData && <RecordThen history={history} subjectType={type} />}
      </div>
      <RecordChanges
        changes={history.changes}
        context={{ subjectType: type, names: history.names }}
        {...(history.isKept ? { onShowBefore: (changedAt: Date) => setAt(changedAt) } : {})}
      />
    </>
  );
};

/** The changes of a record, and the record as it was at any moment. */
export const HistoryPanel = (props: HistoryPanelProps) => {
  const can = useCan();
  if (!can('audit.read')) return null;
  return (
    <Panel title="History">
      <History {...props} />
    </Panel>
  );
};
