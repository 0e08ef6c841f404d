import { Injectable } from '@nestjs/common';
import type { ByScorePart } from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import type { ProductLineRow } from '../../tires/index.js';
import { scorePublicationLineEntity } from '../score-publication-line.entity.js';
import { type ScorePublicationRow, scorePublicationEntity } from '../score-publication.entity.js';

export type ScorePublication = Pick<
  ScorePublicationRow,
  'version' | 'weights' | 'reason' | 'restores' | 'total' | 'done'
> &
  Renamed<
    ScorePublicationRow,
    {
      afterLine: 'after_line';
      startedBy: 'started_by';
      startedByName: 'started_by_name';
      startedAt: 'started_at';
    }
  >;

type NewPublication = Omit<ScorePublication, 'total' | 'done' | 'afterLine' | 'startedAt'>;

export type LineParts = Renamed<ProductLineRow, { lineId: 'id' }> & Computed<{ parts: ByScorePart }>;

export interface ScoredLine extends LineParts {
  readonly overall: number;
}

const FIND = `
  SELECT version, weights, reason, restores, total, done, after_line AS "afterLine", started_by AS "startedBy",
         started_by_name AS "startedByName", started_at AS "startedAt"
  FROM catalogue.score_publication`;
const LOCK = [FIND, 'FOR UPDATE'].join(' ');

const BEGIN = `
  INSERT INTO catalogue.score_publication (version, weights, reason, restores, started_by, started_by_name, total)
  SELECT $1, $2, $3, $4, $5, $6, count(*)::int FROM catalogue.product_line WHERE score_overall IS NOT NULL`;

const PARTS = `
  SELECT id AS "lineId", json_build_object('longLasting', score_long_lasting, 'handling', score_handling,
                                           'traction', score_traction, 'durability', score_durability) AS parts
  FROM catalogue.product_line WHERE score_overall IS NOT NULL`;

const NEXT = [PARTS, 'AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT $2'].join(' ');
const LEFT = [PARTS, 'AND score_version IS DISTINCT FROM $1 ORDER BY id FOR UPDATE'].join(' ');

const KEEP = `
  INSERT INTO catalogue.score_publication_line (line_id, long_lasting, handling, traction, durability, overall)
  SELECT (made->>'lineId')::uuid, (made->'parts'->>'longLasting')::numeric, (made->'parts'->>'handling')::numeric,
         (made->'parts'->>'traction')::numeric, (made->'parts'->>'durability')::numeric, (made->>'overall')::numeric
  FROM jsonb_array_elements($1::jsonb) made
  ON CONFLICT (line_id) DO UPDATE
  SET long_lasting = EXCLUDED.long_lasting, handling = EXCLUDED.handling, traction = EXCLUDED.traction,
      durability = EXCLUDED.durability, overall = EXCLUDED.overall`;

const ADVANCE = `
  UPDATE catalogue.score_publication SET done = done + $1, after_line = $2, updated_at = now()`;

const CHANGED = `
  SELECT count(*)::int AS count FROM catalogue.score_publication_line made
  JOIN catalogue.product_line line ON line.id = made.line_id WHERE line.score_overall <> made.overall`;

// Writes every line of the score, even unchanged ones, so each records the weights that made it.
const SWITCH = `
  UPDATE catalogue.product_line line
  SET score_overall = made.overall, score_version = $1,
      updated_at = CASE WHEN line.score_overall = made.overall THEN line.updated_at ELSE now() END
  FROM catalogue.score_publication_line made
  WHERE line.id = made.line_id AND line.score_version IS DISTINCT FROM $1
    AND (line.score_long_lasting, line.score_handling, line.score_traction, line.score_durability)
      = (made.long_lasting, made.handling, made.traction, made.durability)`;

/** The only writer of weights on their way to be published, and of the scores that they make. */
@Injectable()
export class ScorePublicationRepository {
  constructor(private readonly database: Database) {}

  find(db: SqlRunner = this.database): Promise<ScorePublication | null> {
    return db.one<ScorePublication>(FIND);
  }

  /** Held until the transaction ends: of two workers one waits. */
  lock(tx: Transaction): Promise<ScorePublication | null> {
    return tx.one<ScorePublication>(LOCK);
  }

  async begin(tx: Transaction, publication: NewPublication): Promise<void> {
    const { version, weights, reason, restores, startedBy, startedByName } = publication;
    await tx.execute(BEGIN, [version, JSON.stringify(weights), reason, restores, startedBy, startedByName]);
  }

  /** The next lines with a score, in the order of their ids. */
  next(tx: Transaction, afterLine: string | null, most: number): Promise<LineParts[]> {
    return tx.query<LineParts>(NEXT, [afterLine, most]);
  }

  /** Lines that are not by the weights of `version` yet, held until the transaction ends. */
  left(tx: Transaction, version: number): Promise<LineParts[]> {
    return tx.query<LineParts>(LEFT, [version]);
  }

  async keep(tx: Transaction, lines: readonly ScoredLine[]): Promise<void> {
    await tx.execute(KEEP, [JSON.stringify(lines)]);
  }

  async advance(tx: Transaction, lines: readonly ScoredLine[]): Promise<void> {
    await tx.execute(ADVANCE, [lines.length, lines.at(-1)?.lineId ?? null]);
  }

  /** The number of lines whose score changes. */
  async changedCount(tx: Transaction): Promise<number> {
    return (await tx.one<Computed<{ count: number }>>(CHANGED))?.count ?? 0;
  }

  /** Gives the lines what was scored of them, all by one statement, but for those whose parts have changed since. */
  async switchOver(tx: Transaction, version: number): Promise<void> {
    await tx.execute(SWITCH, [version]);
  }

  async end(tx: Transaction): Promise<void> {
    await tx.repository(scorePublicationLineEntity).deleteAll();
    await tx.repository(scorePublicationEntity).deleteAll();
  }
}
