import type { CSSProperties } from 'react';
import { classNames } from '../class-names.js';
import { starFillPx } from './star-fill.js';
import styles from './Stars.module.css';

export type StarsProps = {
  /** 0 to 5; null before the first rating. */
  rating: number | null;
  count?: number | undefined;
  /** Word after the count, such as 'reviews'. */
  countWord?: string;
  /** Only the stars; the figure stays in the text equivalent. */
  isFigureHidden?: boolean;
  className?: string;
};

const figures = new Intl.NumberFormat('en-US');

/** A rating in ink stars, filled to the tenth, with the figure and the number of ratings. */
export const Stars = ({ rating, count, countWord, isFigureHidden = false, className }: StarsProps) => {
  if (rating === null) return <span className={classNames(styles.stars, className)}>No reviews yet</span>;
  const figure = rating.toFixed(1);
  const fill = { '--fill': `${starFillPx(rating)}px` } as CSSProperties;
  return (
    <span className={classNames(styles.stars, className)}>
      <span className={styles.row} style={fill} role="img" aria-label={`${figure} of 5 stars`} />
      {!isFigureHidden && <span aria-hidden="true">{figure}</span>}
      {!isFigureHidden && count !== undefined && (
        <span className={styles.count}>
          ({figures.format(count)}
          {countWord && ` ${countWord}`})
        </span>
      )}
    </span>
  );
};
