import { VisuallyHidden } from '@simpletread/ui';

import { useMinute } from '../time/index.js';
import styles from './Changes.module.css';
import type { FieldChange } from './field-changes.js';
import { fieldName, fieldText, type FieldContext } from './field-text.js';
import { useRecordWords } from './record-words.js';

/** A value removed by an erasure. */
export const REMOVED = 'Removed on request';

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  /** The text for states without differences. */
  readonly none: string;
  /** Its personal data was erased at the person’s request. */
  readonly isErased: boolean;
  readonly context: Omit<FieldContext, 'now' | 'words'>;
}

/** Field by field what was and what is: the old value struck out, the new one after it. */
export const Changes = ({ changes, none, isErased, context }: ChangesProps) => {
  const now = useMinute();
  const words = useRecordWords();
  const inWords = { ...context, now, words };
  const erased = isErased && <p className={styles.none}>{REMOVED}</p>;
  if (changes.length === 0) return erased || <p className={styles.none}>{none}</p>;
  return (
    <>
      <dl className={styles.list}>
        {changes.map(({ field, before, after, isMasked }) => (
          <div key={field} className={styles.row}>
            <dt>{fieldName(field)}</dt>
            {isMasked === true ? (
              <dd>changed, not shown to your role</dd>
            ) : (
              <dd>
                {before !== undefined && before !== null && (
                  <>
                    <VisuallyHidden>from </VisuallyHidden>
                    <del>{fieldText(field, before, inWords)}</del> <span aria-hidden="true">→</span>{' '}
                    <VisuallyHidden>to </VisuallyHidden>
                  </>
                )}
                <ins>{fieldText(field, after, inWords)}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {erased}
    </>
  );
};
