import Button from '@mui/material/Button';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';

import { useIsReadOnly } from '../../../shell/form/index.js';
import styles from './Pieces.module.css';

interface PieceListProps {
  /** The list in the form: `content.pills`. */
  readonly source: string;
  /** The noun for one of them: `pill`. */
  readonly noun: string;
  readonly none: string;
  readonly empty: object;
  readonly most: number;
  readonly isRow?: boolean;
  /** The fields of the piece at `source`. */
  readonly children: (source: string) => ReactNode;
}

/** Pieces of one kind in the order in which they are shown: added, changed, moved up, removed. */
export const PieceList = ({ source, noun, none, empty, most, isRow = false, children }: PieceListProps) => {
  const isReadOnly = useIsReadOnly();
  const adder = useRef<HTMLButtonElement>(null);
  const { fields, append, remove, swap } = useFieldArray({ name: source, keyName: 'key' });
  return (
    <>
      {fields.length === 0 && <p className={styles.none}>{none}</p>}
      {fields.length > 0 && (
        <ol className={styles.pieces}>
          {fields.map(({ key }, index) => {
            const name = `${noun} ${index + 1}`;
            return (
              <li key={key} className={isRow ? styles.row : styles.piece} aria-label={name}>
                {children(`${source}.${index}`)}
                {!isReadOnly && (
                  <div className={styles.foot}>
                    {index > 0 && (
                      <Button aria-label={`Move ${name} up`} onClick={() => swap(index, index - 1)}>
                        <ArrowUp size={15} aria-hidden="true" />
                      </Button>
                    )}
                    <Button
                      aria-label={`Remove ${name}`}
                      onClick={() => {
                        remove(index);
                        adder.current?.focus();
                      }}
                    >
                      <Trash2 size={15} aria-hidden="true" />
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!isReadOnly && fields.length < most && (
        <div className={styles.add}>
          <Button
            ref={adder}
            startIcon={<Plus size={15} aria-hidden="true" />}
            onClick={() => append({ ...empty }, { shouldFocus: false })}
          >
            Add a {noun}
          </Button>
        </div>
      )}
    </>
  );
};
