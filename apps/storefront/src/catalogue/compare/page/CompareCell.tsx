import { classNames, ScoreBar } from '@simpletread/ui';
import styles from './CompareTable.module.css';
import type { ComparisonRow } from '../rows/comparison-rows';

interface CompareCellProps {
  readonly row: ComparisonRow;
  readonly place: number;
  readonly isOfPair: boolean;
}

/** One tire's value of one fact; the best of a row says so in words. */
export const CompareCell = ({ row, place, isOfPair }: CompareCellProps) => {
  const isBest = row.best.includes(place);
  const text = row.texts[place] ?? null;
  return (
    <td
      role="cell"
      className={classNames(styles.cell, isBest && styles.isBest)}
      data-pair={isOfPair ? 'shown' : 'not'}
    >
      {row.isScore === true && text !== null ? (
        <span className={styles.score}>
          <ScoreBar score={Number(text)} hasTip={isBest} />
        </span>
      ) : (
        <span className={text === null ? styles.absent : undefined}>{text ?? row.absent}</span>
      )}
      {isBest && (
        <span className={styles.best}>
          <i aria-hidden="true" />
          Best
        </span>
      )}
    </td>
  );
};
