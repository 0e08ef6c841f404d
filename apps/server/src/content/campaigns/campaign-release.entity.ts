import type { Season } from '@simpletread/domain';

import {
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
  campaign_id: primary(uuid()),
  number: primary(integer()),
  name: text(),
  season: text<Season>(),
  starts_at: timestamptz(),
  ends_at: timestamptz(),
  content: jsonb<object>(),
  repeats: nullable(integer()),
  released_at: withDefault(timestamptz(), 'now()'),
  released_by: nullable(uuid()),
  released_by_name: text(),
};

/** A row of `campaigns.campaign_release`. */
export type CampaignReleaseRow = RowOf<typeof columns>;

export const campaignReleaseEntity = entityOf('campaigns.campaign_release', columns);
