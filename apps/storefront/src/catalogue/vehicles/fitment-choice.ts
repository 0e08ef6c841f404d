import type { FitmentOption } from '@simpletread/contract';
import { vehicleSlug } from '@simpletread/domain';

/** Returns `225/65R17`, or for a staggered set `245/40R19 front, 275/35R19 rear`. */
export const fitmentText = ({ front, rear }: FitmentOption): string =>
  rear === null ? front.sizeCode : `${front.sizeCode} front, ${rear.sizeCode} rear`;

/**
 * Returns the shopper's set of sizes: the one named by key, otherwise the named trim's, otherwise the first. `null` if the vehicle has
 * none.
 */
export const chooseFitment = (
  options: readonly FitmentOption[],
  { key, trim }: { readonly key: string; readonly trim: string },
): FitmentOption | null =>
  options.find((option) => option.key === key) ??
  options.find(
    (option) => trim !== '' && option.trims.some((name) => vehicleSlug(name) === vehicleSlug(trim)),
  ) ??
  options[0] ??
  null;

/** True for a vehicle sold with one size all around as well as with a wider rear size. */
export const isSoldBothWays = (options: readonly FitmentOption[]): boolean =>
  options.some(({ rear }) => rear !== null) && options.some(({ rear }) => rear === null);
