import { publishScores, type ScoreTrial, type ScoreWeightsState } from '@simpletread/contract';
import { type ScoreWeights, weightsText } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { type PublicationRequest, useScoreWeightCalls } from './score-weight-calls.js';
import styles from './ScoreWeights.module.css';
import { trialSentences } from './trial-words.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface PublishDialogProps {
  readonly state: ScoreWeightsState;
  readonly weights: ScoreWeights;
  readonly trial: ScoreTrial | undefined;
  readonly onBegun: (state: ScoreWeightsState) => void;
  readonly onClose: () => void;
}

/** Checks the reason for publishing the draft of this version. */
const contractOf = (version: number) =>
  formContract<{ readonly reason: string }, PublicationRequest>({
    schema: publishScores.body,
    inputOf: ({ reason }) => ({ version, reason }),
  });

/** Explains the effect of publishing again, and asks for the reason. */
export const PublishDialog = ({ state, weights, trial, onBegun, onClose }: PublishDialogProps) => {
  const data = useScoreWeightCalls();
  // The weights shown here: a draft that a colleague saves meanwhile is never published unseen.
  const [seen] = useState({ version: state.version, weights });
  const publish = useStaffAction({
    run: (request: PublicationRequest, key) => data.publishScores(request, key),
    reload: ['score-weights'],
    done: () => null,
    onDone: onBegun,
  });
  return (
    <FormDialog
      title="Publish these weights?"
      confirm="Publish"
      isBusy={publish.isBusy}
      error={publish.error}
      values={{ reason: '' }}
      contract={contractOf(seen.version)}
      onSubmit={publish.submit}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <li>Current weights: {weightsText(state.published.weights)}.</li>
        <li>New weights: {weightsText(seen.weights)}.</li>
        {trial !== undefined && trialSentences(trial).map((sentence) => <li key={sentence}>{sentence}</li>)}
        <li>All new scores appear at the same moment. You can restore the current weights later.</li>
      </ul>
      <TextInput
        source="reason"
        label="Reason (saved in the history)"
        rows={4}
        maxLength={2000}
        isRequired
        isFirst
      />
    </FormDialog>
  );
};
