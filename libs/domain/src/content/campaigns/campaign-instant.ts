import { ok, type Result } from '../../result/index.js';
import { easternInstant } from '../../time/index.js';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/**
 * Returns the start or end of a campaign, written as a New York clock time (`2026-11-27T00:00`) or as the instant that the campaign was
 * read with (`2026-11-27T05:00:00.000Z`). Refuses like `easternInstant`.
 */
export const campaignInstant = (
  text: string,
): Result<Date, 'campaign.timeInvalid' | 'campaign.timeSkipped'> => {
  const instant = INSTANT.test(text) ? new Date(text) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? easternInstant(text) : ok(instant);
};
