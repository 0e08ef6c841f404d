import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { formatScore } from './format-score.js';
import styles from './ScoreBadge.module.css';

export type ScoreBadgeProps = {
  /** 0 to 10, or null if a tire has no score. */
  score: number | null;
  isLabelHidden?: boolean;
  className?: string;
};

/** SimpleScore as a number in a badge. */
export const ScoreBadge = ({ score, isLabelHidden = false, className }: ScoreBadgeProps) => {
  const words = score === null ? 'Score unavailable' : 'SimpleScore';
  return (
    <span className={classNames(styles.score, score === null && styles.isUnavailable, className)}>
      <b className={styles.badge} aria-hidden={score === null || undefined}>
        {score === null ? '–' : formatScore(score)}
      </b>
      {isLabelHidden ? (
        <VisuallyHidden> {words}</VisuallyHidden>
      ) : (
        <span className={styles.words}>{words}</span>
      )}
    </span>
  );
};
