import type { GarageVehicle } from '@simpletread/contract';
import { dayWords } from '../../shell/time';

const MILES = new Intl.NumberFormat('en-US');

export const milesWords = (miles: number): string => `${MILES.format(miles)} miles`;

/** Returns the tires' rotation status in words, on the day `today`. */
export const rotationWords = (
  { isDue, dueOn, dueMileage }: GarageVehicle['rotation'],
  today: string,
): string => {
  const atMiles = dueMileage === null ? '' : ` or at ${milesWords(dueMileage)}`;
  return isDue
    ? `Rotation is due: it was due by ${dayWords(dueOn, today)}${atMiles}.`
    : `Next rotation by ${dayWords(dueOn, today)}${atMiles}.`;
};
