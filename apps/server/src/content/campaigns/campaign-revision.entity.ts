import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `campaigns.revision`. */
export type CampaignRevisionRow = RowOf<typeof columns>;

export const campaignRevisionEntity = entityOf('campaigns.revision', columns);
