import { classNames } from '../class-names.js';
import { ScoreBar } from './ScoreBar.js';
import styles from './ScoreBar.module.css';

export type ScoreBarItem = { label: string; score: number | null; hasTip?: boolean };

export type ScoreBarsProps = {
  items: readonly ScoreBarItem[];
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
};

/** The parts of a SimpleScore, one bar each. */
export const ScoreBars = ({ items, size = 'm', className }: ScoreBarsProps) => (
  <ul className={classNames(styles.bars, size !== 'm' && styles[size], className)} role="list">
    {items.map((item) => (
      <li key={item.label} className={styles.row}>
        <span>{item.label}</span>
        <ScoreBar score={item.score} hasTip={item.hasTip ?? true} />
      </li>
    ))}
  </ul>
);
