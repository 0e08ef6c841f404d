import {
  addAdminCoverageClaimPicture,
  approveCoverageClaim,
  askAboutCoverageClaim,
  denyCoverageClaim,
  getAdminOrderCoverageClaims,
  getCoverageClaimPicture,
  startCoverageClaim,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { pictureBytes } from '../../shell/pictures/index.js';

const coverageClaimCalls = {
  approveCoverageClaim: (id: string, body: BodyOf<typeof approveCoverageClaim>, idempotencyKey: string) =>
    client.call(approveCoverageClaim, { params: { id }, body }, { idempotencyKey }),
  askAboutCoverageClaim: (id: string, body: BodyOf<typeof askAboutCoverageClaim>, idempotencyKey: string) =>
    client.call(askAboutCoverageClaim, { params: { id }, body }, { idempotencyKey }),
  denyCoverageClaim: (id: string, body: BodyOf<typeof denyCoverageClaim>, idempotencyKey: string) =>
    client.call(denyCoverageClaim, { params: { id }, body }, { idempotencyKey }),
  orderCoverageClaims: (id: string) => client.call(getAdminOrderCoverageClaims, { params: { id } }),
  startCoverageClaim: (id: string, body: BodyOf<typeof startCoverageClaim>, idempotencyKey: string) =>
    client.call(startCoverageClaim, { params: { id }, body }, { idempotencyKey }),
  addCoverageClaimPicture: (id: string, claimNumber: string, picture: Blob) =>
    client.call(addAdminCoverageClaimPicture, { params: { id, claimNumber }, body: { picture } }),
  coverageClaimPicture: (id: string, pictureId: string) =>
    pictureBytes(getCoverageClaimPicture.path, id, pictureId),
};

export const useCoverageClaimCalls = () => useCalls(coverageClaimCalls);
