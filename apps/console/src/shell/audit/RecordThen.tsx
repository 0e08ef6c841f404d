import { Pairs } from '../detail/index.js';
import { dayText, exactTimeText, useMinute } from '../time/index.js';
import type { RecordHistory } from './audit-row.js';
import { fieldName, fieldText } from './field-text.js';
import styles from './HistoryPanel.module.css';
import { useRecordWords } from './record-words.js';

const isEmpty = ({ value, isMasked }: RecordHistory['fields'][number]): boolean =>
  !isMasked && (value === null || value === '');

interface RecordThenProps {
  readonly history: RecordHistory;
  readonly subjectType: string;
}

/** The fields of a record as they were at the moment asked for; the empty ones by name alone. */
export const RecordThen = ({ history, subjectType }: RecordThenProps) => {
  const now = useMinute();
  const words = useRecordWords();
  const empty = history.fields.filter(isEmpty).map(({ field }) => fieldName(field));
  return (
    <section className={styles.then}>
      <h3>
        As of {dayText(history.at, now)}, {exactTimeText(history.at)} ET
      </h3>
      {history.state === 'absent' ? (
        <p className={styles.note}>The record didn’t exist at that moment.</p>
      ) : (
        <Pairs
          pairs={history.fields
            .filter((field) => !isEmpty(field))
            .map(({ field, value, isMasked }) => [
              fieldName(field),
              isMasked
                ? 'not shown to your role'
                : fieldText(field, value, { now, words, subjectType, names: history.names }),
            ])}
        />
      )}
      {empty.length > 0 && <p className={styles.note}>Empty: {empty.join(', ')}.</p>}
    </section>
  );
};
