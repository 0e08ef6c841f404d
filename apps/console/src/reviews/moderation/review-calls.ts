import {
  askReviewWriter,
  getAdminReviewPicture,
  getReviewRates,
  publishReview,
  rejectReview,
  replyToReview,
  takeBackDecision,
  withdrawReply,
} from '@simpletread/contract';

import type { ReplyVoice } from '@simpletread/domain';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { pictureBytes } from '../../shell/pictures/index.js';

const reviewCalls = {
  publishReview: (id: string, body: BodyOf<typeof publishReview>, idempotencyKey: string) =>
    client.call(publishReview, { params: { id }, body }, { idempotencyKey }),
  rejectReview: (id: string, body: BodyOf<typeof rejectReview>, idempotencyKey: string) =>
    client.call(rejectReview, { params: { id }, body }, { idempotencyKey }),
  askReviewWriter: (id: string, body: BodyOf<typeof askReviewWriter>, idempotencyKey: string) =>
    client.call(askReviewWriter, { params: { id }, body }, { idempotencyKey }),
  replyToReview: (
    id: string,
    voice: ReplyVoice,
    body: BodyOf<typeof replyToReview>,
    idempotencyKey: string,
  ) => client.call(replyToReview, { params: { id, voice }, body }, { idempotencyKey }),
  withdrawReply: (
    id: string,
    voice: ReplyVoice,
    body: BodyOf<typeof withdrawReply>,
    idempotencyKey: string,
  ) => client.call(withdrawReply, { params: { id, voice }, body }, { idempotencyKey }),
  takeBackDecision: (id: string, body: BodyOf<typeof takeBackDecision>, idempotencyKey: string) =>
    client.call(takeBackDecision, { params: { id }, body }, { idempotencyKey }),
  reviewPicture: (id: string, pictureId: string) => pictureBytes(getAdminReviewPicture.path, id, pictureId),
  reviewRates: () => client.call(getReviewRates, {}),
};

export const useReviewCalls = () => useCalls(reviewCalls);

/** Queries to read again after a decision. */
export const RELOAD = ['reviews', 'review-rates', 'history', 'waiting'];
