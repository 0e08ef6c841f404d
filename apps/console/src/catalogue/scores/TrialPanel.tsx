import Button from '@mui/material/Button';
import type { ScoreTrial } from '@simpletread/contract';
import { EmptyState, formatScore } from '@simpletread/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { ScoreStep } from './ScoreStep.js';
import styles from './ScoreWeights.module.css';
import { bandText, linesText, tiresText, trialSentences } from './trial-words.js';
import { TopPicksList } from './TopPicksList.js';

interface TrialPanelProps {
  readonly trial: UseQueryResult<ScoreTrial>;
  /** Why there is nothing to try. */
  readonly nothing: string | null;
}

type Moved = ScoreTrial['risers'][number];

const MovedLines = ({ title, lines }: { readonly title: string; readonly lines: readonly Moved[] }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {lines.length === 0 ? (
      <p className={styles.hint}>None</p>
    ) : (
      <PlainTable
        label={title}
        rows={lines}
        keyOf={({ lineId }) => lineId}
        columns={[
          {
            label: 'Product line',
            render: ({ label, categoryName }) => (
              <>
                {label} <span className={styles.same}>{categoryName}</span>
              </>
            ),
          },
          { label: 'On sale', isEnd: true, render: ({ tireCount }) => tiresText(tireCount) },
          { label: 'Current', isEnd: true, render: ({ before }) => formatScore(before) },
          { label: 'New', isEnd: true, render: ({ after }) => formatScore(after) },
          { label: 'Change', isEnd: true, render: (line) => <ScoreStep {...line} /> },
        ]}
      />
    )}
  </section>
);

const Bands = ({ moves }: { readonly moves: ScoreTrial['bandMoves'] }) => (
  <section className={styles.part}>
    <h3>Score ranges</h3>
    {moves.length === 0 ? (
      <p className={styles.hint}>Every line stays in its range.</p>
    ) : (
      <PlainTable
        label="Lines that change range"
        rows={moves}
        keyOf={({ from, to }) => `${from} ${to}`}
        columns={[
          { label: 'From', render: ({ from }) => bandText(from) },
          { label: 'To', render: ({ to }) => bandText(to) },
          { label: 'Lines', isEnd: true, render: ({ lineCount }) => linesText(lineCount) },
          { label: 'On sale', isEnd: true, render: ({ tireCount }) => tiresText(tireCount) },
        ]}
      />
    )}
  </section>
);

const Found = ({ trial }: { readonly trial: ScoreTrial }) => (
  <>
    <div className={styles.body} role="status">
      {trialSentences(trial).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
    <div className={styles.parts}>
      <Bands moves={trial.bandMoves} />
      <TopPicksList sizes={trial.topPicks.sizes} />
      <MovedLines title="Biggest gains" lines={trial.risers} />
      <MovedLines title="Biggest drops" lines={trial.fallers} />
    </div>
  </>
);

const NothingFound = ({ trial, nothing }: TrialPanelProps) => {
  if (nothing !== null)
    return (
      <EmptyState layout="row" headingLevel={3} title="Nothing to show yet">
        {nothing}
      </EmptyState>
    );
  if (trial.error === null) return <EmptyState layout="row" headingLevel={3} title="Calculating" />;
  return (
    <EmptyState
      tone="error"
      layout="row"
      title="Sorry, something went wrong"
      actions={<Button onClick={() => void trial.refetch()}>Try again</Button>}
    >
      {trial.error.message}
    </EmptyState>
  );
};

/** The effect of the weights on screen. Nothing is written. */
export const TrialPanel = ({ trial, nothing }: TrialPanelProps) => (
  <Panel title="Effect on the shop" extra={trial.isFetching ? 'Calculating…' : undefined}>
    {nothing === null && trial.data !== undefined ? (
      <Found trial={trial.data} />
    ) : (
      <div className={styles.body}>
        <NothingFound trial={trial} nothing={nothing} />
      </div>
    )}
  </Panel>
);
