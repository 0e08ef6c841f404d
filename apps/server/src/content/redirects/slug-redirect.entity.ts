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
  from_path: text(),
  to_path: text(),
  is_automatic: withDefault(boolean(), 'false'),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `content.slug_redirect`. */
export type SlugRedirectRow = RowOf<typeof columns>;

export const slugRedirectEntity = entityOf('content.slug_redirect', columns);
