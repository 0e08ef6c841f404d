import type { ScoreDesk } from '@simpletread/contract';
import { isSameWeights, type ScoreWeights } from '@simpletread/domain';
import { useState } from 'react';

interface Edit {
  readonly weights: ScoreWeights;
  /** The desk that the person saw when they began. */
  readonly version: number;
}

export interface ScoreEdit {
  /** As they stand on the screen: edited, else the draft, else what is published. */
  readonly weights: ScoreWeights;
  readonly isDirty: boolean;
  /** Somebody else has saved since this person began to edit. */
  readonly isStale: boolean;
  /** What a save says that was seen. */
  readonly version: number;
  readonly change: (weights: ScoreWeights) => void;
  readonly forget: () => void;
  /** The own weights over what somebody else has saved. */
  readonly keepMine: () => void;
}

/** Weights while somebody edits them; what others save meanwhile neither goes lost nor takes the edits away. */
export const useScoreEdit = (desk: ScoreDesk): ScoreEdit => {
  const [edit, setEdit] = useState<Edit | null>(null);
  const saved = desk.draft?.weights ?? desk.published.weights;
  const weights = edit?.weights ?? saved;
  const version = edit?.version ?? desk.version;
  return {
    weights,
    isDirty: !isSameWeights(weights, saved),
    isStale: edit !== null && edit.version !== desk.version,
    version,
    change: (next) => setEdit({ weights: next, version }),
    forget: () => setEdit(null),
    keepMine: () => setEdit({ weights, version: desk.version }),
  };
};
