import { classNames, formatScore } from '@simpletread/ui';

import styles from './ScoreWeights.module.css';

interface ScoreStepProps {
  readonly before: number;
  readonly after: number;
}

/** The change of a score with its sign, in tenths like scores. */
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
