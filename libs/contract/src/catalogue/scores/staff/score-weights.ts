import {
  checkScoreWeights,
  isShare,
  LEAST_SHARE,
  MOST_SHARE,
  SCORE_BANDS,
  SCORE_PART_LABELS,
  type ScorePart,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { faultIssue } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, versionSchema, wordsParam } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { checked } from '../../../pricing/index.js';
import { scoreSchema } from '../../tires/index.js';

export const MOST_SCORE_EXAMPLES = 8;
const SHORTEST_REASON = 3;
const LONGEST_REASON = 2000;

const count = z.int();

const weightsSchema = shape({ longLasting: count, handling: count, traction: count, durability: count });

const shareField = (part: ScorePart) =>
  checked(z.number(), isShare, 'score.shareInvalid', {
    field: SCORE_PART_LABELS[part],
    least: LEAST_SHARE,
    most: MOST_SHARE,
  });

/** Submitted weights; a share's fault is at the share, the total's at the whole. */
export const scoreWeightsField = shape({
  longLasting: shareField('longLasting'),
  handling: shareField('handling'),
  traction: shareField('traction'),
  durability: shareField('durability'),
}).superRefine((weights, context) => {
  const found = checkScoreWeights(weights);
  if (!found.ok && found.fault.code === 'score.totalInvalid') context.addIssue(faultIssue(found.fault));
});

const scoreVersion = shape({
  version: count,
  weights: weightsSchema,
  reason: z.string(),
  /** The version whose weights they restore. */
  restores: count.nullable(),
  /** Lines whose overall score changed. */
  changedLineCount: count,
  publishedByName: z.string(),
  publishedAt: instantSchema,
});

export type ScoreVersion = z.output<typeof scoreVersion>;

const scoreWeightsState = shape({
  /** Increases with every draft and publication. */
  version: versionSchema,
  published: scoreVersion,
  draft: shape({
    weights: weightsSchema,
    restores: count.nullable(),
    savedByName: z.string(),
    savedAt: instantSchema,
  }).nullable(),
  /** The publication in progress: this many of all lines are done, and shoppers see none of it yet. */
  run: shape({
    version: count,
    weights: weightsSchema,
    reason: z.string(),
    done: count,
    total: count,
    startedByName: z.string(),
    startedAt: instantSchema,
  }).nullable(),
  /** Latest publication first. */
  history: z.array(scoreVersion),
});

export type ScoreWeightsState = z.output<typeof scoreWeightsState>;

const namedLine = { lineId: idSchema, label: z.string(), categoryName: z.string() };

const changedLine = shape({ ...namedLine, tireCount: count, before: z.number(), after: z.number() });

const band = z.enum(SCORE_BANDS).nullable();

const picks = z.array(shape({ reason: z.string(), label: z.string() }));

const scoreTrial = shape({
  lineCount: count,
  tireCount: count,
  changedLineCount: count,
  changedTireCount: count,
  risingLineCount: count,
  fallingLineCount: count,
  /** Average change of a line, in points. */
  meanChange: z.number(),
  bandMoves: z.array(shape({ from: band, to: band, lineCount: count, tireCount: count })),
  risers: z.array(changedLine),
  fallers: z.array(changedLine),
  topPicks: shape({
    /** The most common factory sizes. */
    sizesLookedAt: count,
    sizesChanged: count,
    /** The first sizes that change. */
    sizes: z.array(shape({ sizeCode: z.string(), sizeSlug: z.string(), before: picks, after: picks })),
  }),
});

export type ScoreTrial = z.output<typeof scoreTrial>;

const scoreExample = shape({ ...namedLine, tireCount: count, score: scoreSchema.nullable() });

export type ScoreExample = z.output<typeof scoreExample>;

export const getScoreWeights = endpoint({
  id: 'admin.scoreWeights.get',
  method: 'GET',
  path: '/admin/score-weights',
  summary: 'The weights of the SimpleScore: published, drafted and earlier.',
  access: staffAccess('products.read'),
  reply: scoreWeightsState,
  faults: [],
});

export const listScoreExamples = endpoint({
  id: 'admin.scoreWeights.examples',
  method: 'GET',
  path: '/admin/score-weights/examples',
  summary: 'Product lines with their partial scores, for trying weights; the most reviewed unless named.',
  access: staffAccess('products.read'),
  query: shape({
    lines: wordsParam.pipe(z.array(idSchema).max(MOST_SCORE_EXAMPLES)).optional(),
  }),
  reply: z.array(scoreExample),
  faults: [],
});

export const tryScoreWeights = endpoint({
  id: 'admin.scoreWeights.try',
  method: 'POST',
  path: '/admin/score-weights/trial',
  summary: 'Previews what weights would change in the shop, without saving them.',
  access: staffAccess('products.read'),
  isQuestion: true,
  body: shape({ weights: scoreWeightsField }),
  reply: scoreTrial,
  faults: [],
});

export const saveScoreDraft = endpoint({
  id: 'admin.scoreWeights.saveDraft',
  method: 'PUT',
  path: '/admin/score-weights/draft',
  summary: 'Saves weights as the draft; removes the draft if they are missing.',
  access: staffAccess('scores.change'),
  body: shape({
    version: versionSchema,
    weights: scoreWeightsField.nullable(),
    /** The version being restored, if any. */
    restores: z.int().positive().nullable().default(null),
  }),
  reply: scoreWeightsState,
  isIdempotent: true,
  faults: ['record.stale', 'record.missing', 'score.publishing'],
});

export const publishScores = endpoint({
  id: 'admin.scoreWeights.publish',
  method: 'POST',
  path: '/admin/score-weights/publications',
  summary: 'Recomputes all scores with the draft’s weights; shoppers see them once all are done.',
  access: staffAccess('scores.change'),
  body: shape({
    version: versionSchema,
    reason: z.string().trim().min(SHORTEST_REASON, 'Please give a reason.').max(LONGEST_REASON),
  }),
  reply: scoreWeightsState,
  isIdempotent: true,
  faults: ['record.stale', 'score.publishing', 'score.noDraft', 'score.nothingChanges'],
});
