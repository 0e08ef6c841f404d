import type { ArticleSection } from '@simpletread/domain';

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
  article_id: primary(uuid()),
  number: primary(integer()),
  section: text<ArticleSection>(),
  category: nullable(text()),
  slug: text(),
  title: text(),
  summary: text(),
  body: text(),
  picture: nullable(text()),
  visible_from: nullable(timestamptz()),
  visible_until: nullable(timestamptz()),
  released_at: withDefault(timestamptz(), 'now()'),
  released_by: nullable(uuid()),
  released_by_name: text(),
};

/** A row of `content.article_release`. */
export type ArticleReleaseRow = RowOf<typeof columns>;

export const articleReleaseEntity = entityOf('content.article_release', columns);
