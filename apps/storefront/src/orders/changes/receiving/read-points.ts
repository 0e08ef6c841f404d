import { FAULT_TABLE, findPickupPoints, type OwnChanges, type PickupPoint } from '@simpletread/contract';
import { parseZip } from '@simpletread/domain';
import { zipRefusalOf } from '../../../delivery';
import { readCached } from '../../../shell/api';

const POINTS_SHOWN = 8;
/** Locations are fewer than shops, and people drive farther to one. */
const RADIUS_MILES = 100;

/** The FedEx locations around a ZIP. */
export interface PointSearch {
  readonly zip: string;
  /** Why this ZIP has no locations. */
  readonly error: string | undefined;
  readonly points: readonly PickupPoint[];
}

/** Returns FedEx locations near the typed ZIP, or the order's own, without the one that has the tires. */
export const readPoints = async (
  { shipTo, pickupPointCode }: Pick<OwnChanges, 'shipTo' | 'pickupPointCode'>,
  typed: unknown,
): Promise<PointSearch> => {
  const text = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : shipTo.zip;
  const none = (error: string | undefined): PointSearch => ({ zip: text, error, points: [] });
  const zip = parseZip(text);
  if (!zip.ok) return none(FAULT_TABLE['contact.zipInvalid'].message);
  try {
    const query = { zip: zip.value.zip5, radiusMiles: RADIUS_MILES, limit: POINTS_SHOWN };
    const { pickupPoints } = await readCached('shops', findPickupPoints, { query });
    const points = pickupPoints.filter(({ code }) => code !== pickupPointCode);
    return { zip: zip.value.zip5, error: undefined, points };
  } catch (error) {
    return none(zipRefusalOf(error));
  }
};
