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
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  version: integer(),
  weights: jsonb<ScoreWeights>(),
  reason: text(),
  restores: nullable(integer()),
  total: integer(),
  done: withDefault(integer(), '0'),
  after_line: nullable(uuid()),
  started_by: uuid(),
  started_by_name: text(),
  started_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.score_publication`. */
export type ScorePublicationRow = RowOf<typeof columns>;

export const scorePublicationEntity = entityOf('catalogue.score_publication', columns);
