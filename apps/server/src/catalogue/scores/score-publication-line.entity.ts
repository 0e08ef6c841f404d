import { entityOf, numeric, primary, type RowOf, uuid } from '../../platform/database/index.js';

const columns = {
  line_id: primary(uuid()),
  long_lasting: numeric(3, 1),
  handling: numeric(3, 1),
  traction: numeric(3, 1),
  durability: numeric(3, 1),
  overall: numeric(3, 1),
};

/** A row of `catalogue.score_publication_line`. */
export type ScorePublicationLineRow = RowOf<typeof columns>;

export const scorePublicationLineEntity = entityOf('catalogue.score_publication_line', columns);
