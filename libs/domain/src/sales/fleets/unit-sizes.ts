import { parseTireSize, type VehicleFitment } from '../../catalogue/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** A unit’s tires; `rear` is null if both axles have the same size. */
export interface UnitSizes {
  readonly front: string | null;
  readonly rear: string | null;
}

const NO_SIZES: UnitSizes = { front: null, rear: null };

const keyOf = (size: string): string => {
  const parsed = parseTireSize(size);
  return parsed.ok ? JSON.stringify(parsed.value.size) : size;
};

const setText = ({ front, rear }: UnitSizes): string =>
  rear === null ? (front ?? '') : `${front} front and ${rear} rear`;

/** Returns the different sets of sizes that a vehicle’s fitments have. */
const setsOf = (fitments: readonly VehicleFitment[]): readonly UnitSizes[] => {
  const sets = fitments.map(({ front, rear }) => ({ front: front.sizeCode, rear: rear?.sizeCode ?? null }));
  return [...new Map(sets.map((set) => [setText(set), set])).values()];
};

/**
 * Judges the sizes typed for a unit against its vehicle’s fitments. Empty ones are the vehicle’s only set, or unknown. Returns the sizes as
 * the fitments write them; as typed where we know none. Refuses with `tireSize.unreadable`, `fleet.rearAlone`, or `fleet.sizeUnfit` and the
 * sizes that fit.
 */
export const judgeUnitSizes = (
  fitments: readonly VehicleFitment[],
  typed: { readonly front: string; readonly rear: string },
): Result<UnitSizes, 'tireSize.unreadable' | 'fleet.rearAlone' | 'fleet.sizeUnfit'> => {
  const [front, rear] = [typed.front.trim(), typed.rear.trim()];
  const sets = setsOf(fitments);
  if (front === '') {
    if (rear !== '') return refuse('fleet.rearAlone');
    return ok(sets.length === 1 ? (sets[0] ?? NO_SIZES) : NO_SIZES);
  }
  for (const size of [front, rear])
    if (size !== '' && !parseTireSize(size).ok) return refuse('tireSize.unreadable');
  const [frontKey, rearKey] = [keyOf(front), keyOf(rear === '' ? front : rear)];
  if (sets.length === 0) return ok({ front, rear: frontKey === rearKey ? null : rear });
  const found = sets.find(
    (set) => keyOf(set.front ?? '') === frontKey && keyOf(set.rear ?? set.front ?? '') === rearKey,
  );
  return found === undefined
    ? refuse('fleet.sizeUnfit', {
        size: setText({ front, rear: frontKey === rearKey ? null : rear }),
        sizes: sets.map(setText).join('; '),
      })
    : ok(found);
};
