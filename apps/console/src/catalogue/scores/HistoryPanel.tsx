import Button from '@mui/material/Button';
import type { ScoreWeightsState, ScoreVersion } from '@simpletread/contract';
import { SCORE_PART_LABELS, SCORE_PARTS } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './ScoreWeights.module.css';

interface HistoryPanelProps {
  readonly state: ScoreWeightsState;
  /** Null for readers, and during a publication. */
  readonly onRestore: ((version: ScoreVersion) => void) | null;
  readonly isBusy: boolean;
}

const count = new Intl.NumberFormat('en-US');

/** Every weights that were ever published. */
export const HistoryPanel = ({ state, onRestore, isBusy }: HistoryPanelProps) => (
  <Panel title="History">
    <PlainTable
      label="Published weights"
      rows={state.history}
      keyOf={({ version }) => `${version}`}
      columns={[
        {
          label: 'Version',
          render: ({ version, restores }) =>
            restores === null ? `${version}` : `${version}, restores ${restores}`,
        },
        ...SCORE_PARTS.map((part) => ({
          label: SCORE_PART_LABELS[part],
          isEnd: true,
          render: ({ weights }: ScoreVersion) => `${weights[part]}%`,
        })),
        {
          label: 'Lines changed',
          isEnd: true,
          render: ({ changedLineCount }) => count.format(changedLineCount),
        },
        {
          label: 'Published',
          render: ({ publishedAt, publishedByName }) => (
            <>
              <Instant at={publishedAt} isFull />, {publishedByName}
            </>
          ),
        },
        { label: 'Reason', render: ({ reason }) => <span className={styles.why}>{reason}</span> },
        {
          label: 'Restore',
          render: (made) =>
            made.version === state.published.version ? (
              <Chip tone="good">Live</Chip>
            ) : onRestore === null ? (
              '–'
            ) : (
              <Button
                disabled={isBusy}
                aria-label={`Restore version ${made.version} as a draft`}
                onClick={() => onRestore(made)}
              >
                Restore{' '}
              </Button>
            ),
        },
      ]}
    />
  </Panel>
);
