import { aTireCard } from '../../../shell/testing/a-tire-card';
import type { ComparedItem } from '../rows/comparison-fact';

/** A tire as a comparison returns it; tests change the relevant parts. */
export const aComparedItem = (changes: Partial<ComparedItem> = {}): ComparedItem => ({
  ...aTireCard(),
  specs: {
    utqg: '500 A A',
    weightLb: 27.5,
    overallDiameterIn: 28.5,
    maxPressurePsi: 51,
    treadDepth32nds: 10.5,
    dualLoadIndex: null,
    maxSpeedMph: 130,
    roadHazardInCents: 1750,
  },
  rearSpecs: null,
  delivery: {
    earliestOn: '2026-11-23',
    latestOn: '2026-11-24',
    fromWarehouse: 'Carlisle, PA',
    shipsOn: '2026-11-20',
    cutOffHour: 14,
    timeZone: 'America/New_York',
    transitDays: 2,
  },
  ...changes,
});
