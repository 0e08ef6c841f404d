import {
  cancelNewsletter,
  countNewsletterRecipients,
  type createNewsletter,
  listDeals,
  type NewsletterRecord,
  previewNewsletter,
  resumeNewsletter,
  scheduleNewsletter,
  stopNewsletter,
  testNewsletter,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type NewsletterInput = BodyOf<typeof createNewsletter>;
export type PreviewQuestion = BodyOf<typeof previewNewsletter>;
export type SegmentInput = BodyOf<typeof countNewsletterRecipients>['segment'];

const newsletterCalls = {
  previewNewsletter: (body: PreviewQuestion) => client.call(previewNewsletter, { body }),
  countRecipients: (segment: SegmentInput) => client.call(countNewsletterRecipients, { body: { segment } }),
  currentDeals: () => client.call(listDeals, { query: {} }),
  testNewsletter: (id: string, idempotencyKey: string) =>
    client.call(testNewsletter, { params: { id } }, { idempotencyKey }),
  scheduleNewsletter: (id: string, body: BodyOf<typeof scheduleNewsletter>, idempotencyKey: string) =>
    client.call(scheduleNewsletter, { params: { id }, body }, { idempotencyKey }),
  moveNewsletter: (
    step: 'cancel' | 'stop' | 'resume',
    { id, version }: Pick<NewsletterRecord, 'id' | 'version'>,
    idempotencyKey: string,
  ) => {
    const endpoints = { cancel: cancelNewsletter, stop: stopNewsletter, resume: resumeNewsletter };
    return client.call(endpoints[step], { params: { id }, body: { version } }, { idempotencyKey });
  },
};

export const useNewsletterCalls = () => useCalls(newsletterCalls);
