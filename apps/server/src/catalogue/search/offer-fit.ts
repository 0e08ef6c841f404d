import type { FitVerdictReply } from '@simpletread/contract';
import type { FitAxle } from '@simpletread/domain';

import { judgeFit, type KnownVehicle, worseFit } from '../../fitment/index.js';
import type { Tire } from '../tire.js';
import type { Offer } from './offer.js';

const verdicts = new WeakMap<KnownVehicle, Map<string, FitVerdictReply>>();

/** A verdict hangs on size and rating alone, so tires that share them share it. */
export const tireFit = (tire: Tire, vehicle: KnownVehicle, axle: FitAxle): FitVerdictReply => {
  const ofVehicle = verdicts.get(vehicle) ?? new Map<string, FitVerdictReply>();
  verdicts.set(vehicle, ofVehicle);
  const { loadIndex, speedSymbol, loadRange, size, line } = tire;
  const key = `${axle} ${size.code} ${loadIndex} ${speedSymbol} ${loadRange} ${line.categoryId}`;
  const known = ofVehicle.get(key);
  if (known !== undefined) return known;
  const subject = {
    sizeCode: size.code,
    loadIndex,
    speedSymbol,
    loadRange,
    categoryName: line.categoryName,
  };
  const verdict = judgeFit(subject, vehicle, axle);
  ofVehicle.set(key, verdict);
  return verdict;
};

/** Whether an offer fits: four alike on all wheels, a staggered set by its worse axle. Null without a vehicle. */
export const offerFit = (
  offer: Pick<Offer, 'tire' | 'rear'>,
  vehicle: KnownVehicle | null,
): FitVerdictReply | null => {
  if (vehicle === null) return null;
  if (offer.rear === null) return tireFit(offer.tire, vehicle, 'both');
  return worseFit(tireFit(offer.tire, vehicle, 'front'), tireFit(offer.rear, vehicle, 'rear'));
};
