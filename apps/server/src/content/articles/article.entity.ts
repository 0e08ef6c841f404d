import {
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  section: text('learn', 'press', 'dictionary', 'page'),
  category: nullable(text()),
  slug: text(),
  title: text(),
  summary: text(),
  body: text(),
  picture: nullable(text()),
  visible_from: nullable(timestamptz()),
  visible_until: nullable(timestamptz()),
  release: nullable(integer()),
  released_path: nullable(text()),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `content.article`. */
export type ArticleRow = RowOf<typeof columns>;

export const articleEntity = entityOf('content.article', columns);
