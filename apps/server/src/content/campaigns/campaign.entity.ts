import {
  entityOf,
  integer,
  jsonb,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  season: text(),
  starts_at: timestamptz(),
  ends_at: timestamptz(),
  content: jsonb<object>(),
  state: withDefault(text('draft', 'scheduled', 'withdrawn'), "'draft'::text"),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `campaigns.campaign`. */
export type CampaignRow = RowOf<typeof columns>;

export const campaignEntity = entityOf('campaigns.campaign', columns);
