import Button from '@mui/material/Button';
import {
  checkScoreWeights,
  SCORE_PART_LABELS,
  SCORE_PARTS,
  sharesOf,
  type ScoreWeights,
  totalOfShares,
} from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import { ShareControl } from './ShareControl.js';
import styles from './ScoreWeights.module.css';

interface SharesPanelProps {
  readonly weights: ScoreWeights;
  readonly published: ScoreWeights;
  readonly isReadOnly: boolean;
  readonly onChange: (weights: ScoreWeights) => void;
}

const WHOLE = 100;

const totalWords = (total: number): string => {
  if (total === WHOLE) return 'Total: 100%';
  return total > WHOLE
    ? `Total: ${total}%. Remove ${total - WHOLE}.`
    : `Total: ${total}%. Add ${WHOLE - total}.`;
};

/** The four shares and their total. */
export const SharesPanel = ({ weights, published, isReadOnly, onChange }: SharesPanelProps) => {
  const total = totalOfShares(weights);
  return (
    <Panel
      title="Weight of each part"
      extra={
        <span role="status" className={total === WHOLE ? styles.whole : styles.wrong}>
          {totalWords(total)}
        </span>
      }
    >
      <div className={styles.shares}>
        <div className={styles.bar} aria-hidden="true">
          {SCORE_PARTS.map((part) => (
            <span key={part} style={{ flexGrow: weights[part] }}>
              {weights[part] >= 12 && SCORE_PART_LABELS[part]}
            </span>
          ))}
        </div>
        {SCORE_PARTS.map((part) => (
          <ShareControl
            key={part}
            label={SCORE_PART_LABELS[part]}
            share={weights[part]}
            published={published[part]}
            isReadOnly={isReadOnly}
            onChange={(share) => onChange({ ...weights, [part]: share })}
          />
        ))}
        {!isReadOnly && (
          <div className={styles.actions}>
            <Button
              variant="outlined"
              disabled={total === WHOLE || !checkScoreWeights(sharesOf(weights)).ok}
              onClick={() => onChange(sharesOf(weights))}
            >
              Make it 100%
            </Button>
            <Button onClick={() => onChange(published)}>As published</Button>
          </div>
        )}
      </div>
    </Panel>
  );
};
