'use server';

import { findNearestZip } from '@simpletread/contract';
import { shopperClient } from '../../api/client';
import { reportProblem } from '../../telemetry/report-problem';
import { keepCartZip } from '../cart/keep-cart-zip';
import { acceptZip, keepZip } from './accept-zip';
import { PLACE_FAILED } from './place-words';

export interface ChosenPlace {
  readonly error: string | null;
}

/** Keeps the ZIP around where the visitor's device says they are. The position itself is kept nowhere. */
export const choosePlace = async (latitude: number, longitude: number): Promise<ChosenPlace> => {
  try {
    const { zip } = await (await shopperClient()).call(findNearestZip, { body: { latitude, longitude } });
    const accepted = await acceptZip(zip);
    if ('error' in accepted) return { error: accepted.error };
    await keepZip(accepted.zip, 'geolocation');
    await keepCartZip(accepted.zip);
    return { error: null };
  } catch (error) {
    reportProblem('geolocation', error);
    return { error: PLACE_FAILED };
  }
};
