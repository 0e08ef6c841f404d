import { clockWords, fullDayWords } from '../../time/index.js';
import type { Appointment } from './appointment.js';

/**
 * Returns an appointment in words: `Tuesday, December 1, 2026 at 9:00 am` to wait at the shop, `Tuesday, December 1, 2026, drop off between
 * 8:00 am and 10:00 am` to leave the car. All times are the shop's own.
 */
export const appointmentWords = ({
  date,
  startTime,
  dropOffWindow,
}: Pick<Appointment, 'date' | 'startTime' | 'dropOffWindow'>): string => {
  const day = fullDayWords(date);
  if (dropOffWindow !== null) {
    return `${day}, drop off between ${clockWords(dropOffWindow.from)} and ${clockWords(dropOffWindow.to)}`;
  }
  return startTime === null ? day : `${day} at ${clockWords(startTime)}`;
};
