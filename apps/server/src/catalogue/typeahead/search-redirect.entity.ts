import {
  boolean,
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  words: text(),
  path: text(),
  label: text(),
  is_on: withDefault(boolean(), 'true'),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `search.redirect`. */
export type SearchRedirectRow = RowOf<typeof columns>;

export const searchRedirectEntity = entityOf('search.redirect', columns);
