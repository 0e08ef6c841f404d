import { EMPTY_CONTENT } from '@simpletread/domain';

import type { TypedCampaign } from '../staff/write-campaign.js';

/** A campaign as staff type it, far ahead of any test's day. */
export const aTypedCampaign = (over: Partial<TypedCampaign> = {}): TypedCampaign => ({
  name: 'Black Friday',
  season: 'blackFriday',
  startsAt: '2099-11-27T00:00',
  endsAt: '2099-11-29T00:00',
  content: structuredClone(EMPTY_CONTENT) as TypedCampaign['content'],
  ...over,
});
