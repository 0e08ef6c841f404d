import { date, entityOf, integer, primary, type RowOf, text } from '../../platform/database/index.js';

const columns = {
  day: primary(date()),
  words: primary(text()),
  times: integer(),
  unanswered: integer(),
};

/** A row of `search.asked`. */
export type AskedSearchRow = RowOf<typeof columns>;

export const askedSearchEntity = entityOf('search.asked', columns);
