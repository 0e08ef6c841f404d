import type { FitmentOption } from '@simpletread/contract';
import { vehicleSlug } from '@simpletread/domain';

/** `225/65R17`, or for a staggered set `245/40R19 front, 275/35R19 rear`. */
export const fitmentText = ({ front, rear }: FitmentOption): string =>
  rear === null ? front.sizeCode : `${front.sizeCode} front, ${rear.sizeCode} rear`;

/**
 * The set of sizes a shopper means: the one named by key, else the one of the named trim, else the first.
 * `null` where a vehicle has none.
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
