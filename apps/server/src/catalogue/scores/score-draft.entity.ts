import type { ScoreWeights } from '@simpletread/domain';

import {
  boolean,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  version: withDefault(integer(), '1'),
  draft: nullable(jsonb<ScoreWeights>()),
  draft_restores: nullable(integer()),
  draft_by_name: nullable(text()),
  draft_at: nullable(timestamptz()),
};

/** A row of `catalogue.score_desk`. */
export type ScoreDraftRow = RowOf<typeof columns>;

export const scoreDraftEntity = entityOf('catalogue.score_desk', columns);
