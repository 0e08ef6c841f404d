import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  campaign_id: primary(uuid()),
  number: integer(),
  season: text(),
  starts_at: timestamptz(),
  ends_at: timestamptz(),
};

/** A row of `campaigns.calendar_entry`. */
export type CalendarEntryRow = RowOf<typeof columns>;

export const calendarEntryEntity = entityOf('campaigns.calendar_entry', columns);
