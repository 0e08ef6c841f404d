import Button from '@mui/material/Button';
import { faultMessage, type ScoreWeightsState } from '@simpletread/contract';
import { checkScoreWeights, isSameWeights, weightsText } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { useStaffAction } from '../../shell/action/index.js';
import { useWarnOnLeave } from '../../shell/leave/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { PageNote } from '../../shell/note/index.js';
import { SaveBar, StaleNote } from '../../shell/form/index.js';
import { ExamplesPanel } from './ExamplesPanel.js';
import { HistoryPanel } from './HistoryPanel.js';
import { PublishDialog } from './PublishDialog.js';
import { RunPanel } from './RunPanel.js';
import { type ScoreDraftRequest, useScoreWeightCalls } from './score-weight-calls.js';
import { SharesPanel } from './SharesPanel.js';
import { TrialPanel } from './TrialPanel.js';
import { useScoreEdit } from './use-score-edit.js';
import { useTrial } from './use-trial.js';

interface ScoresViewProps {
  readonly state: ScoreWeightsState;
  readonly onSaved: (state: ScoreWeightsState) => void;
}

const nothingToTry = (isValid: boolean, isPublished: boolean): string | null => {
  if (!isValid) return 'Weights must add up to 100%.';
  return isPublished ? 'These weights are already live.' : null;
};

/** Weights on their way from a thought to the shop: edited, tried, kept as a draft, published. */
export const ScoresView = ({ state, onSaved }: ScoresViewProps) => {
  const can = useCan();
  const data = useScoreWeightCalls();
  const edit = useScoreEdit(state);
  useWarnOnLeave(edit.isDirty);
  const [isPublishing, setIsPublishing] = useState(false);
  const [begun, setBegun] = useState<number | null>(null);
  const { draft, published, run } = state;
  const mayChange = can('scores.change');
  const isOpen = mayChange && run === null;
  const checked = checkScoreWeights(edit.weights);
  const isPublished = isSameWeights(edit.weights, published.weights);
  const trial = useTrial(checked.ok && !isPublished ? edit.weights : null, published.version);
  const save = useStaffAction({
    run: (request: ScoreDraftRequest, key) => data.saveScoreDraft(request, key),
    reload: ['score-weights'],
    done: ({ draft: kept }) => (kept === null ? 'Draft discarded.' : 'Draft saved.'),
    onDone: (next) => {
      edit.forget();
      onSaved(next);
    },
    isAlone: true,
  });
  const isPublishable =
    isOpen && !edit.isDirty && draft !== null && !isSameWeights(draft.weights, published.weights);
  return (
    <>
      <PageHeader
        title="Score weights"
        marks={draft !== null && <Chip tone="info">Draft by {draft.savedByName}</Chip>}
        note={`Live: ${weightsText(published.weights)}.`}
        actions={
          isOpen &&
          draft !== null && (
            <>
              <Button
                disabled={save.isBusy}
                onClick={() => save.start({ version: state.version, weights: null })}
              >
                Discard draft
              </Button>
              <Button variant="contained" disabled={!isPublishable} onClick={() => setIsPublishing(true)}>
                Publish …
              </Button>
            </>
          )
        }
      />
      <div className={panel.stack}>
        {run !== null && <RunPanel run={run} />}
        {run === null && begun === published.version && (
          <PageNote tone="success" isLive>
            Version {published.version} is live: {published.changedLineCount.toLocaleString('en-US')} lines
            have a new score. Shoppers see it within two seconds.
          </PageNote>
        )}
        {edit.isStale && edit.isDirty && <StaleNote onLoad={edit.forget} onKeep={edit.keepMine} />}
        <SharesPanel
          weights={edit.weights}
          published={published.weights}
          isReadOnly={!isOpen}
          onChange={edit.change}
        />
        <ExamplesPanel weights={checked.ok ? edit.weights : null} publishedVersion={published.version} />
        <TrialPanel trial={trial} nothing={nothingToTry(checked.ok, isPublished)} />
        <HistoryPanel
          state={state}
          isBusy={save.isBusy}
          onRestore={
            isOpen
              ? ({ version, weights }) => save.start({ version: state.version, weights, restores: version })
              : null
          }
        />
      </div>
      {isOpen && edit.isDirty && (
        <SaveBar
          words={checked.ok ? 'Unsaved changes' : faultMessage(checked.fault)}
          isWrong={!checked.ok}
          save="Save as draft"
          isBusy={save.isBusy || !checked.ok}
          onUndo={edit.forget}
          onSave={() => save.start({ version: edit.version, weights: edit.weights })}
        />
      )}
      {isPublishing && draft !== null && (
        <PublishDialog
          state={state}
          weights={draft.weights}
          trial={trial.isPlaceholderData ? undefined : trial.data}
          onBegun={(next) => {
            setIsPublishing(false);
            setBegun(next.run?.version ?? next.published.version);
            onSaved(next);
          }}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </>
  );
};
