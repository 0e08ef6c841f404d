import { Injectable } from '@nestjs/common';
import type { ScoreWeights } from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { type ScoreDraftRow, scoreDraftEntity } from '../score-draft.entity.js';
import { type ScoreWeightsRow, scoreWeightsEntity } from '../score-weights.entity.js';

export type PublishedWeights = Pick<ScoreWeightsRow, 'version' | 'reason' | 'restores'> &
  Renamed<
    ScoreWeightsRow,
    {
      changedLineCount: 'changed_lines';
      publishedByName: 'published_by_name';
      publishedAt: 'published_at';
    }
  > &
  Computed<{ weights: ScoreWeights }>;

export interface NewWeights extends Omit<PublishedWeights, 'publishedAt'> {
  readonly publishedBy: string;
}

export interface DraftWeights {
  readonly weights: ScoreWeights;
  readonly restores: number | null;
  readonly savedByName: string;
  readonly savedAt: Date;
}

type DraftRow = Pick<ScoreDraftRow, 'version'> &
  Renamed<
    ScoreDraftRow,
    { weights: 'draft'; restores: 'draft_restores'; savedByName: 'draft_by_name'; savedAt: 'draft_at' }
  >;

export interface StoredScoreWeights {
  readonly version: number;
  readonly draft: DraftWeights | null;
}

const HISTORY = `
  SELECT version, json_build_object('longLasting', long_lasting, 'handling', handling, 'traction', traction,
                                    'durability', durability) AS weights,
         reason, restores, changed_lines AS "changedLineCount", published_by_name AS "publishedByName",
         published_at AS "publishedAt"
  FROM catalogue.score_weights ORDER BY version DESC`;

const DRAFT = `
  SELECT version, draft AS weights, draft_restores AS restores, draft_by_name AS "savedByName", draft_at AS "savedAt"
  FROM catalogue.score_desk`;
const LOCK = [DRAFT, 'FOR UPDATE'].join(' ');

const draftOf = (row: DraftRow | null): StoredScoreWeights => {
  if (row === null) throw new Error('the row of the draft weights is missing');
  const { version, weights, restores, savedByName, savedAt } = row;
  return weights === null || savedByName === null || savedAt === null
    ? { version, draft: null }
    : { version, draft: { weights, restores, savedByName, savedAt } };
};

/** The only writer of published weights and of their draft. */
@Injectable()
export class ScoreWeightsRepository {
  constructor(private readonly database: Database) {}

  /** All that were ever published, the last first. */
  history(db: SqlRunner = this.database): Promise<PublishedWeights[]> {
    return db.query<PublishedWeights>(HISTORY);
  }

  async draft(db: SqlRunner = this.database): Promise<StoredScoreWeights> {
    return draftOf(await db.one<DraftRow>(DRAFT));
  }

  /** The draft, held until the transaction ends. */
  async lock(tx: Transaction): Promise<StoredScoreWeights> {
    return draftOf(await tx.one<DraftRow>(LOCK));
  }

  /** Counts as another version, also where the draft goes. */
  async saveDraft(
    tx: Transaction,
    draft: Pick<DraftWeights, 'weights' | 'restores' | 'savedByName'> | null,
  ): Promise<void> {
    await tx.repository(scoreDraftEntity).update(
      { id: true },
      {
        version: () => 'version + 1',
        draft: draft?.weights ?? null,
        draft_restores: draft?.restores ?? null,
        draft_by_name: draft?.savedByName ?? null,
        draft_at: draft === null ? null : () => 'now()',
      },
    );
  }

  async insert(tx: Transaction, { weights, ...made }: NewWeights): Promise<void> {
    await tx.repository(scoreWeightsEntity).insert({
      version: made.version,
      long_lasting: weights.longLasting,
      handling: weights.handling,
      traction: weights.traction,
      durability: weights.durability,
      reason: made.reason,
      restores: made.restores,
      changed_lines: made.changedLineCount,
      published_by: made.publishedBy,
      published_by_name: made.publishedByName,
    });
  }
}
