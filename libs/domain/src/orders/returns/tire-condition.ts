import { ok, refuse, type Result } from '../../result/index.js';
import type { ReturnedLine } from './check-return.js';

interface ConditionRow {
  readonly text: string;
  /** True if we take the tire back and refund it. */
  readonly isAccepted: boolean;
  /** True if it can be sold again. */
  readonly isSellable: boolean;
}

const CONDITIONS = {
  'as-new': { text: 'Unused and unmounted', isAccepted: true, isSellable: true },
  damaged: { text: 'Damaged in transit', isAccepted: true, isSellable: false },
  defective: { text: 'Defective', isAccepted: true, isSellable: false },
  used: { text: 'Mounted or driven on', isAccepted: false, isSellable: false },
} as const satisfies Readonly<Record<string, ConditionRow>>;

/** The condition of a received tire. It decides if the tire is refunded, and if it goes back on sale or is scrapped. */
export type TireCondition = keyof typeof CONDITIONS;

/** Every condition, in the order of the form. */
export const TIRE_CONDITIONS = Object.keys(CONDITIONS) as [TireCondition, ...TireCondition[]];

/** Returns a condition's name. */
export const tireConditionText = (condition: TireCondition): string => CONDITIONS[condition].text;

/** True if tires in this condition are refunded. Source: R9.08: unused and unmounted; what arrived broken is our fault. */
export const isAcceptedCondition = (condition: TireCondition): boolean => CONDITIONS[condition].isAccepted;

/** True if tires in this condition go back on sale. */
export const isSellableCondition = (condition: TireCondition): boolean => CONDITIONS[condition].isSellable;

/** Tires of one line that arrived in one condition. */
export interface ReceivedTires extends ReturnedLine {
  readonly condition: TireCondition;
}

/** The tires of one line that a warehouse received. */
export interface ReceivedLine {
  readonly lineId: string;
  readonly received: number;
  readonly accepted: number;
  readonly restocked: number;
  readonly scrapped: number;
}

const countOf = (tires: readonly ReceivedTires[], isCounted: (condition: TireCondition) => boolean): number =>
  tires.filter(({ condition }) => isCounted(condition)).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Counts what arrived of each asked line; a line of which nothing arrived has zeros. Refuses with `return.nothingChosen` if nothing arrived,
 * `return.lineUnknown` for tires that weren't asked for, and `return.tooMany` (data: max) for more tires than asked.
 */
export const countReceived = (
  asked: readonly ReturnedLine[],
  tires: readonly ReceivedTires[],
): Result<readonly ReceivedLine[], 'return.nothingChosen' | 'return.tooMany' | 'return.lineUnknown'> => {
  const arrived = tires.filter(({ quantity }) => quantity !== 0);
  if (arrived.length === 0) return refuse('return.nothingChosen');
  if (arrived.some(({ lineId }) => !asked.some((line) => line.lineId === lineId)))
    return refuse('return.lineUnknown');
  const counted = asked.map(({ lineId, quantity }) => {
    const ofLine = arrived.filter((each) => each.lineId === lineId);
    const accepted = countOf(ofLine, isAcceptedCondition);
    const restocked = countOf(ofLine, isSellableCondition);
    const received = countOf(ofLine, () => true);
    return { lineId, asked: quantity, received, accepted, restocked, scrapped: accepted - restocked };
  });
  const tooMany = counted.find(({ asked: most, received }) => received > most);
  const isCount = arrived.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  if (tooMany !== undefined || !isCount) return refuse('return.tooMany', { max: tooMany?.asked ?? 0 });
  return ok(
    counted.map(({ lineId, received, accepted, restocked, scrapped }) => ({
      lineId,
      received,
      accepted,
      restocked,
      scrapped,
    })),
  );
};
