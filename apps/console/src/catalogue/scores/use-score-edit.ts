import type { ScoreWeightsState } from '@simpletread/contract';
import { isSameWeights, type ScoreWeights } from '@simpletread/domain';
import { useState } from 'react';

interface Edit {
  readonly weights: ScoreWeights;
  /** The state that the person saw when they began. */
  readonly version: number;
}

export interface ScoreEdit {
  /** The weights on screen: edited, else the draft, else the published ones. */
  readonly weights: ScoreWeights;
  readonly isDirty: boolean;
  /** A colleague has saved since this edit began. */
  readonly isStale: boolean;
  /** The versions that a save claims to have seen. */
  readonly version: number;
  readonly change: (weights: ScoreWeights) => void;
  readonly forget: () => void;
  /** This person's weights over a colleague's saved ones. */
  readonly keepMine: () => void;
}

/** The edit of the weights. A colleague's save meanwhile neither gets lost nor overwrites the edits. */
export const useScoreEdit = (state: ScoreWeightsState): ScoreEdit => {
  const [edit, setEdit] = useState<Edit | null>(null);
  const saved = state.draft?.weights ?? state.published.weights;
  const weights = edit?.weights ?? saved;
  const version = edit?.version ?? state.version;
  return {
    weights,
    isDirty: !isSameWeights(weights, saved),
    isStale: edit !== null && edit.version !== state.version,
    version,
    change: (next) => setEdit({ weights: next, version }),
    forget: () => setEdit(null),
    keepMine: () => setEdit({ weights, version: state.version }),
  };
};
