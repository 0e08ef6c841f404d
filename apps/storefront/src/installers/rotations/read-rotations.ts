import {
  type BookedRotation,
  ContractError,
  getRotationTimes,
  listRotations,
  type OfferedAppointments,
} from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns the customer's booked rotations, the next one first; then those that have begun. */
export const readRotations = async (): Promise<readonly BookedRotation[]> =>
  (await (await shopperClient()).call(listRotations, {})).rotations;

/** Returns a shop's times for a rotation; null for a shop that takes no work, a code that nobody has, and staff who only look. */
export const readRotationTimes = async (
  code: string,
  vehicleId: string,
): Promise<OfferedAppointments | null> => {
  try {
    return await (await shopperClient()).call(getRotationTimes, { params: { code }, query: { vehicleId } });
  } catch (error) {
    if (isRefusal(error, 'shop.unknown')) return null;
    const isRefused = error instanceof ContractError && [400, 403].includes(error.statusCode ?? 500);
    if (isRefused) return null;
    throw error;
  }
};
