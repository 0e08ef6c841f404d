import type { FitmentOption } from '@simpletread/contract';
import { vehicleSlug } from '@simpletread/domain';
import { parseVehicleKey, readVehicle } from '../../shell/shopper';
import { isRefusal } from '../../shell/api';
import { fitmentText } from '../vehicles';
import type { GuidedState } from './guided-state';

/** The subject of a recommendation. */
export interface GuidedSubject {
  readonly name: string;
  readonly size: string;
  readonly rearSize: string | null;
  /** In the API's form; null for a size alone. */
  readonly vehicle: string | null;
  readonly allHref: string;
}

export type FoundSubject =
  | { readonly kind: 'found'; readonly subject: GuidedSubject }
  | { readonly kind: 'choose'; readonly name: string; readonly options: readonly FitmentOption[] }
  | { readonly kind: 'none' }
  /** A vehicle with unknown sizes. */
  | { readonly kind: 'unknownSizes'; readonly name: string };

const chosenOf = (
  options: readonly FitmentOption[],
  { option, trim }: Pick<GuidedState, 'option' | 'trim'>,
): FitmentOption | null =>
  options.find(({ key }) => key === option) ??
  options.find(({ trims }) => trim !== '' && trims.some((name) => vehicleSlug(name) === vehicleSlug(trim))) ??
  (options.length === 1 ? (options[0] ?? null) : null);

const bySize = ({ size, rearSize }: GuidedState): FoundSubject => {
  if (size === null) return { kind: 'none' };
  const rear = rearSize === null ? '' : `?rearSize=${rearSize}`;
  const name = size.toUpperCase().replace('-', '/');
  return {
    kind: 'found',
    subject: { name, size, rearSize, vehicle: null, allHref: `/tire-sizes/${size}${rear}` },
  };
};

/** Finds a state's subject: a size, or the sizes of a vehicle's trim. */
export const findSubject = async (state: GuidedState): Promise<FoundSubject> => {
  const key = parseVehicleKey(state.vehicle ?? undefined);
  if (key === null) return bySize(state);
  try {
    const { year, make, model, options } = await readVehicle(key.make, key.model, key.year);
    const name = [year, make, model].join(' ');
    if (options.length === 0) return { kind: 'unknownSizes', name };
    const chosen = chosenOf(options, state);
    if (chosen === null) return { kind: 'choose', name, options };
    const trim = chosen.trims.some((one) => vehicleSlug(one) === vehicleSlug(state.trim)) ? state.trim : '';
    return {
      kind: 'found',
      subject: {
        name: `${name}, ${fitmentText(chosen)}`,
        size: chosen.front.sizeSlug,
        rearSize: chosen.rear?.sizeSlug ?? null,
        vehicle:
          trim === ''
            ? `${key.make}/${key.model}/${key.year}`
            : `${key.make}/${key.model}/${key.year}/${trim}`,
        allHref: `/vehicles/${key.make}/${key.model}/${key.year}?option=${encodeURIComponent(chosen.key)}`,
      },
    };
  } catch (error) {
    if (isRefusal(error, 'vehicle.unknown', 'request.invalid')) return { kind: 'none' };
    throw error;
  }
};
