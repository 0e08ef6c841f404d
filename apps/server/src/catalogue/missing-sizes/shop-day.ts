import { easternWall } from '@simpletread/domain';

/** The shop's day, as `2026-11-24`. */
export const shopDay = (instant: Date): string => easternWall(instant).slice(0, 10);
