import { exportReviews, importReviews, previewReviews } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const syndicationCalls = {
  exportReviews: (brand: string, after: string | null) =>
    client.call(exportReviews, {
      query: { ...(brand === '' ? {} : { brand }), ...(after === null ? {} : { after }) },
    }),
  previewReviews: (body: BodyOf<typeof previewReviews>) => client.call(previewReviews, { body }),
  importReviews: (body: BodyOf<typeof importReviews>, idempotencyKey: string) =>
    client.call(importReviews, { body }, { idempotencyKey }),
};

export const useSyndicationCalls = () => useCalls(syndicationCalls);
