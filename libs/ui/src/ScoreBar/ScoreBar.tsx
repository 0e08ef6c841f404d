import { classNames } from '../class-names.js';
import { clampScore, formatScore } from '../ScoreBadge/format-score.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './ScoreBar.module.css';

export type ScoreBarProps = {
  /** 0 to 10; null leaves the track empty and says so. */
  score: number | null;
  /** The painted tip. In a comparison only the best of a row has it. */
  hasTip?: boolean;
};

/** Track and figure of one score, always on a scale of 0 to 10. They are two cells of the parent's grid. */
export const ScoreBar = ({ score, hasTip = true }: ScoreBarProps) => (
  <>
    <span className={classNames(styles.track, hasTip && styles.hasTip)} aria-hidden="true">
      {score !== null && <i className={styles.fill} style={{ width: `${clampScore(score) * 10}%` }} />}
    </span>
    <span className={styles.value}>
      {score === null ? <span aria-hidden="true">–</span> : formatScore(score)}
      <VisuallyHidden>{score === null ? 'Score unavailable' : ' of 10'}</VisuallyHidden>
    </span>
  </>
);
