import { ok, refuse, type Result } from '../../result/index.js';
import { easternInstant } from '../../time/index.js';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** As far back as the calendar of campaigns is kept. */
const DAYS_BACK = 400;
const DAYS_AHEAD = 731;

const CLOCK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::([0-5]\d))?$/;

/**
 * The instant that `text` names, as a clock in New York shows it with or without seconds (`2026-11-27T00:00:00`). Refused as
 * `easternInstant` does: a time that is skipped in March, and what is no time.
 */
export const previewInstant = (
  text: string,
): Result<Date, 'campaign.timeInvalid' | 'campaign.timeSkipped'> => {
  const [, wall, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (wall === undefined) return refuse('campaign.timeInvalid', { time: text });
  const minute = easternInstant(wall);
  return minute.ok ? ok(new Date(minute.value.getTime() + Number(seconds) * SECOND_MS)) : minute;
};

/** Refused with `preview.momentTooFar` for what is further from `now` than anything is known or planned. */
export const checkPreviewMoment = (at: Date, now: Date): Result<Date, 'preview.momentTooFar'> => {
  const days = (at.getTime() - now.getTime()) / DAY_MS;
  return days < -DAYS_BACK || days > DAYS_AHEAD ? refuse('preview.momentTooFar') : ok(at);
};

/** What a preview shows: the moment that was chosen, and when it was. */
export interface ChosenMoment {
  readonly shownAt: Date;
  readonly chosenAt: Date;
}

/** The moment that the shop is shown as of at `now`: its clock runs on from the one that was chosen. */
export const previewedMoment = ({ shownAt, chosenAt }: ChosenMoment, now: Date): Date =>
  new Date(shownAt.getTime() + now.getTime() - chosenAt.getTime());
