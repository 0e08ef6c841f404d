import { type CartReply, FAULT_TABLE, findPickupPoints, type PickupPoint } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { readCached } from '../../../shell/api';
import { wholeNumberOf, type RawParams } from '../../../shell/paths';
import type { PickupSearch } from './PickupChoice';
import { zipRefusalOf } from '../../../delivery';
import { searchZip } from './search-zip';

const POINTS_SHOWN = 6;
const MOST_POINTS = 30;
/** Locations are fewer than shops, and people drive farther to one. */
const RADIUS_MILES = 100;

const withChosen = (points: readonly PickupPoint[], chosen: PickupPoint | null): readonly PickupPoint[] =>
  chosen === null || points.some(({ code }) => code === chosen.code) ? points : [chosen, ...points];

/** Returns FedEx locations near the requested ZIP, or the known one; always includes the chosen one. */
export const readPickupSearch = async (cart: CartReply, params: RawParams): Promise<PickupSearch> => {
  const text = await searchZip(cart, params);
  const limit = wholeNumberOf(params, 'points', POINTS_SHOWN, MOST_POINTS) ?? POINTS_SHOWN;
  const chosen = cart.fulfilment === 'fedex-pickup' ? cart.pickupPoint : null;
  const none = (error?: string): PickupSearch => ({
    zip: text,
    error,
    more: null,
    points: withChosen([], chosen),
  });
  if (text === '') return none();
  const zip = parseZip(text);
  if (!zip.ok) return none(FAULT_TABLE['contact.zipInvalid'].message);
  try {
    const { zip5 } = zip.value;
    const query = { zip: zip5, radiusMiles: RADIUS_MILES, limit };
    const { pickupPoints, total } = await readCached('shops', findPickupPoints, { query });
    return {
      zip: zip5,
      error: undefined,
      more: total > limit && limit < MOST_POINTS ? MOST_POINTS : null,
      points: withChosen(pickupPoints, chosen),
    };
  } catch (error) {
    return none(zipRefusalOf(error));
  }
};
