import { classNames, formatScore } from '@simpletread/ui';

import styles from './ScoreWeights.module.css';

interface ScoreStepProps {
  readonly before: number;
  readonly after: number;
}

/** How far a score goes up or down, with its sign; scores are tenths, and so is their difference. */
export const ScoreStep = ({ before, after }: ScoreStepProps) => {
  const tenths = Math.round((after - before) * 10);
  if (tenths === 0) return <span className={styles.same}>same</span>;
  return (
    <span className={classNames(tenths > 0 ? styles.up : styles.down)}>
      {tenths > 0 ? '+' : '−'}
      {formatScore(Math.abs(tenths) / 10)}
    </span>
  );
};
