import {
  approveCoverageClaim,
  askAboutCoverageClaim,
  denyCoverageClaim,
  getCoverageClaimPicture,
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
  coverageClaimPicture: (id: string, pictureId: string) =>
    pictureBytes(getCoverageClaimPicture.path, id, pictureId),
};

export const useCoverageClaimCalls = () => useCalls(coverageClaimCalls);
