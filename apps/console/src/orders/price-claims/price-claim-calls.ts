import {
  addAdminPriceClaimPicture,
  approvePriceClaim,
  denyPriceClaim,
  getAdminOrderPriceClaims,
  getPriceClaimPicture,
  startPriceClaim,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { pictureBytes } from '../../shell/pictures/index.js';

const priceClaimCalls = {
  approvePriceClaim: (id: string, body: BodyOf<typeof approvePriceClaim>, idempotencyKey: string) =>
    client.call(approvePriceClaim, { params: { id }, body }, { idempotencyKey }),
  denyPriceClaim: (id: string, body: BodyOf<typeof denyPriceClaim>, idempotencyKey: string) =>
    client.call(denyPriceClaim, { params: { id }, body }, { idempotencyKey }),
  orderPriceClaims: (id: string) => client.call(getAdminOrderPriceClaims, { params: { id } }),
  startPriceClaim: (id: string, body: BodyOf<typeof startPriceClaim>, idempotencyKey: string) =>
    client.call(startPriceClaim, { params: { id }, body }, { idempotencyKey }),
  addPriceClaimPicture: (id: string, claimNumber: string, picture: Blob) =>
    client.call(addAdminPriceClaimPicture, { params: { id, claimNumber }, body: { picture } }),
  priceClaimPicture: (id: string, pictureId: string) =>
    pictureBytes(getPriceClaimPicture.path, id, pictureId),
};

export const usePriceClaimCalls = () => useCalls(priceClaimCalls);
