import { VisuallyHidden } from '@simpletread/ui';

import { useMinute } from '../time/use-now.js';
import styles from './Changes.module.css';
import type { FieldChange } from './field-changes.js';
import { fieldName, fieldText } from './field-text.js';

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  /** What is said where nothing differs. */
  readonly none: string;
}

/** Field by field what was and what is: the old value struck out, the new one after it. */
export const Changes = ({ changes, none }: ChangesProps) => {
  const now = useMinute();
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <dl className={styles.list}>
      {changes.map(({ field, before, after, isMasked }) => (
        <div key={field} className={styles.row}>
          <dt>{fieldName(field)}</dt>
          {isMasked === true ? (
            <dd>changed, not shown to your role</dd>
          ) : (
            <dd>
              {before !== undefined && (
                <>
                  <VisuallyHidden>from </VisuallyHidden>
                  <del>{fieldText(field, before, now)}</del> <span aria-hidden="true">→</span>{' '}
                  <VisuallyHidden>to </VisuallyHidden>
                </>
              )}
              <ins>{fieldText(field, after, now)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
