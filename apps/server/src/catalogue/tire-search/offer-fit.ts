import type { FitVerdictReply } from '@simpletread/contract';

import { pairFit, tireFit } from '../fitment/index.js';
import type { KnownVehicle } from '../vehicles/index.js';
import type { Offer } from './offer.js';

/** The verdict on an offer: four equal tires on all wheels, or a staggered set as a pair. Null without a vehicle. */
export const offerFit = (
  { tire, rear }: Pick<Offer, 'tire' | 'rear'>,
  vehicle: KnownVehicle | null,
): FitVerdictReply | null => {
  if (vehicle === null) return null;
  if (rear === null) return tireFit(tire, vehicle, 'both');
  return pairFit(tire, rear, vehicle);
};
