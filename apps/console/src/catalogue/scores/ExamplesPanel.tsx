import Button from '@mui/material/Button';
import { MOST_SCORE_EXAMPLES, type ScoreExample } from '@simpletread/contract';
import { overallScore, SCORE_PART_LABELS, SCORE_PARTS, type ScoreWeights } from '@simpletread/domain';
import { EmptyState, formatScore } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { PickerControl } from '../../shell/form/index.js';
import { useFound } from '../pickers/index.js';
import { ScoreStep } from './ScoreStep.js';
import styles from './ScoreWeights.module.css';
import { useScoreWeightCalls } from './score-weight-calls.js';

interface ExamplesPanelProps {
  /** Null while they cannot be any. */
  readonly weights: ScoreWeights | null;
  /** The weights behind the current scores. */
  readonly publishedVersion: number;
}

const NONE: readonly string[] = [];

const columnsFor = (weights: ScoreWeights | null) => [
  {
    label: 'Product line',
    render: ({ label, categoryName }: ScoreExample) => (
      <>
        {label} <span className={styles.same}>{categoryName}</span>
      </>
    ),
  },
  {
    label: 'Current',
    isEnd: true,
    render: ({ score }: ScoreExample) => (score === null ? 'Score unavailable' : formatScore(score.overall)),
  },
  {
    label: 'New',
    isEnd: true,
    render: ({ score }: ScoreExample) =>
      score === null || weights === null ? '–' : <b>{formatScore(overallScore(score, weights))}</b>,
  },
  {
    label: 'Change',
    isEnd: true,
    render: ({ score }: ScoreExample) =>
      score === null || weights === null ? (
        '–'
      ) : (
        <ScoreStep before={score.overall} after={overallScore(score, weights)} />
      ),
  },
  ...SCORE_PARTS.map((part) => ({
    label: SCORE_PART_LABELS[part],
    isEnd: true,
    render: ({ score }: ScoreExample) => (score === null ? '–' : formatScore(score[part])),
  })),
];

/** The weights applied to familiar tires. Computed while the sliders move, by the shop's own rule. */
export const ExamplesPanel = ({ weights, publishedVersion }: ExamplesPanelProps) => {
  const data = useScoreWeightCalls();
  const [chosen, setChosen] = useStore<readonly string[]>('scoreWeights.examples', NONE);
  const [text, setText] = useState('');
  const found = useFound('line', text);
  const examples = useQuery({
    queryKey: ['score-examples', chosen, publishedVersion],
    queryFn: () => data.scoreExamples(chosen),
    placeholderData: (before: ScoreExample[] | undefined) => before,
  });
  const lines = examples.data ?? [];
  const nameOf = (lineId: string): string =>
    lines.find((line) => line.lineId === lineId)?.label ??
    found.options.find(({ value }) => value === lineId)?.label ??
    '…';
  return (
    <Panel title="Sample product lines" extra={chosen.length === 0 ? 'most reviewed' : undefined}>
      <div className={styles.body}>
        <PickerControl
          label={`Product lines to compare (up to ${MOST_SCORE_EXAMPLES})`}
          placeholder="Brand or line"
          value={chosen}
          options={chosen.length < MOST_SCORE_EXAMPLES ? found.options : []}
          isLoading={found.isLoading}
          labelOf={nameOf}
          onSearch={setText}
          onChange={(ids) => setChosen(ids.slice(0, MOST_SCORE_EXAMPLES))}
        />
      </div>
      {examples.data === undefined && examples.error !== null ? (
        <div className={styles.body}>
          <EmptyState
            tone="error"
            layout="row"
            title="Sorry, something went wrong"
            actions={<Button onClick={() => void examples.refetch()}>Try again</Button>}
          >
            {examples.error.message}
          </EmptyState>
        </div>
      ) : lines.length === 0 ? (
        <div className={styles.body}>
          <EmptyState
            layout="row"
            title={examples.isPending ? 'Loading' : 'No product line has a score yet'}
          />
        </div>
      ) : (
        <PlainTable
          label="Scores of chosen product lines"
          rows={lines}
          keyOf={({ lineId }) => lineId}
          columns={columnsFor(weights)}
        />
      )}
    </Panel>
  );
};
