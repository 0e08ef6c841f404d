'use server';

import { findNearestZip } from '@simpletread/contract';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import { keepCartZip } from './keep-cart-zip';
import { acceptZip, type ChosenPlace, keepZip, PLACE_FAILED } from '../../../delivery';

/** Stores the ZIP around the position of the visitor's device. The position itself is not stored. */
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
