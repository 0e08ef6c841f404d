import Button from '@mui/material/Button';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { useIsReadOnly } from '../../../shell/form/index.js';
import styles from './Pieces.module.css';

interface PieceListProps<P> {
  /** What one of them is called: `pill`. */
  readonly noun: string;
  readonly none: string;
  readonly pieces: readonly P[];
  readonly empty: P;
  readonly most: number;
  readonly onChange: (pieces: P[]) => void;
  readonly isRow?: boolean;
  readonly children: (piece: P, set: (change: Partial<P>) => void, index: number) => ReactNode;
}

/** Pieces of one kind in the order in which they are shown: added, changed, moved up, removed. */
export const PieceList = <P extends object>(props: PieceListProps<P>) => {
  const { noun, none, pieces, empty, most, onChange, isRow = false, children } = props;
  const isReadOnly = useIsReadOnly();
  const adder = useRef<HTMLButtonElement>(null);
  const swap = (index: number): void =>
    onChange(
      pieces.map(
        (piece, at) => (at === index ? pieces[index - 1] : at === index - 1 ? pieces[index] : piece) ?? piece,
      ),
    );
  return (
    <>
      {pieces.length === 0 && <p className={styles.none}>{none}</p>}
      {pieces.length > 0 && (
        <ol className={styles.pieces}>
          {pieces.map((piece, index) => {
            const name = `${noun} ${index + 1}`;
            return (
              <li key={index} className={isRow ? styles.row : styles.piece} aria-label={name}>
                {children(
                  piece,
                  (change) => onChange(pieces.map((one, at) => (at === index ? { ...one, ...change } : one))),
                  index,
                )}
                {!isReadOnly && (
                  <div className={styles.foot}>
                    {index > 0 && (
                      <Button aria-label={`Move ${name} up`} onClick={() => swap(index)}>
                        <ArrowUp size={15} aria-hidden="true" />
                      </Button>
                    )}
                    <Button
                      aria-label={`Remove ${name}`}
                      onClick={() => {
                        onChange(pieces.filter((_, at) => at !== index));
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
      {!isReadOnly && pieces.length < most && (
        <div className={styles.add}>
          <Button
            ref={adder}
            startIcon={<Plus size={15} aria-hidden="true" />}
            onClick={() => onChange([...pieces, empty])}
          >
            Add a {noun}
          </Button>
        </div>
      )}
    </>
  );
};
