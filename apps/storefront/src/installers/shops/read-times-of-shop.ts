import { getShopTimes, type OfferedAppointments } from '@simpletread/contract';
import { orElse, readCached } from '../../shell/api';

/** Returns a shop's times for tires that are ordered now; null if they can't be read. */
export const readTimesOfShop = (code: string): Promise<OfferedAppointments | null> =>
  orElse(readCached('shopTimes', getShopTimes, { params: { code } }), null);
