import type { Computed } from '../../platform/database/index.js';

/** The limits of today's figures, by New York wall-clock time. */
export type DashboardDay = Computed<{
  todayFrom: Date;
  /** The start of the first of 7 days that end with today. */
  weekFrom: Date;
  lastWeekFrom: Date;
  /** The same time of day a week ago. */
  lastWeekTo: Date;
  lastWeekEnd: Date;
}>;

/** The day of $1, computed by the database so that a day of 23 or 25 hours is one day. */
export const DASHBOARD_DAY = `
  WITH wall AS (SELECT $1::timestamptz AT TIME ZONE 'America/New_York' AS time), day AS (
    SELECT time, date_trunc('day', time) AS start FROM wall
  )
  SELECT start AT TIME ZONE 'America/New_York' AS "todayFrom",
         (start - interval '6 days') AT TIME ZONE 'America/New_York' AS "weekFrom",
         (start - interval '7 days') AT TIME ZONE 'America/New_York' AS "lastWeekFrom",
         (time - interval '7 days') AT TIME ZONE 'America/New_York' AS "lastWeekTo",
         (start - interval '6 days') AT TIME ZONE 'America/New_York' AS "lastWeekEnd"
  FROM day`;
