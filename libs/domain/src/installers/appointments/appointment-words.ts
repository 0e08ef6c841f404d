import { clockWords, fullDayWords } from '../../time/index.js';
import type { Appointment } from './appointment.js';

/**
 * An appointment in a sentence: `Tuesday, December 1, 2026 at 9:00 am` for who waits at the shop, `Tuesday, December 1, 2026,
 * drop off between 8:00 am and 10:00 am` for who leaves the car there. All of it is the shop's own time.
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
