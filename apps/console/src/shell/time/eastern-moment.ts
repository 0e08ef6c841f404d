import { EASTERN_ZONE, nearestZoneInstant } from '@simpletread/domain';

/** The instant at which the wall shows `text`; null for no such text. In the hour that the clocks skip: the hour after. */
export const momentOf = (text: string): Date | null => nearestZoneInstant(text, EASTERN_ZONE);
