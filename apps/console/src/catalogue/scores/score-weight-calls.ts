import {
  getScoreWeights,
  listScoreExamples,
  publishScores,
  saveScoreDraft,
  tryScoreWeights,
} from '@simpletread/contract';
import type { ScoreWeights } from '@simpletread/domain';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type ScoreDraftRequest = BodyOf<typeof saveScoreDraft>;
export type PublicationRequest = BodyOf<typeof publishScores>;

/** The weights of the SimpleScore's parts. */
export const scoreWeightCalls = {
  scoreWeights: () => client.call(getScoreWeights, {}),
  /** Those that are named; the most reviewed where none is. */
  scoreExamples: (lineIds: readonly string[]) =>
    client.call(listScoreExamples, { query: lineIds.length === 0 ? {} : { lines: lineIds.join(',') } }),
  tryScoreWeights: (weights: ScoreWeights) => client.call(tryScoreWeights, { body: { weights } }),
  saveScoreDraft: (body: ScoreDraftRequest, idempotencyKey: string) =>
    client.call(saveScoreDraft, { body }, { idempotencyKey }),
  publishScores: (body: PublicationRequest, idempotencyKey: string) =>
    client.call(publishScores, { body }, { idempotencyKey }),
};

export const useScoreWeightCalls = () => useCalls(scoreWeightCalls);
