import { ok, refuse, type Result } from '../../result/index.js';
import { easternInstant } from '../../time/index.js';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** The calendar of campaigns goes back this far. */
const DAYS_BACK = 400;
const DAYS_AHEAD = 731;

const CLOCK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::([0-5]\d))?$/;

/**
 * Reads `text` as a New York clock time with or without seconds (`2026-11-27T00:00:00`). Refuses like `easternInstant`: a time skipped in
 * March, and text that is no time.
 */
export const previewInstant = (
  text: string,
): Result<Date, 'campaign.timeInvalid' | 'campaign.timeSkipped'> => {
  const [, wall, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (wall === undefined) return refuse('campaign.timeInvalid', { time: text });
  const minute = easternInstant(wall);
  return minute.ok ? ok(new Date(minute.value.getTime() + Number(seconds) * SECOND_MS)) : minute;
};

/** Checks a preview's moment. Refuses with `preview.momentTooFar` beyond the recorded past and the planned future. */
export const checkPreviewMoment = (at: Date, now: Date): Result<Date, 'preview.momentTooFar'> => {
  const days = (at.getTime() - now.getTime()) / DAY_MS;
  return days < -DAYS_BACK || days > DAYS_AHEAD ? refuse('preview.momentTooFar') : ok(at);
};

/** The previewed moment, and when it was chosen. */
export interface ChosenMoment {
  readonly shownAt: Date;
  readonly chosenAt: Date;
}

/** Returns the previewed moment at `now`: its clock runs on from the chosen one. */
export const previewedMoment = ({ shownAt, chosenAt }: ChosenMoment, now: Date): Date =>
  new Date(shownAt.getTime() + now.getTime() - chosenAt.getTime());
