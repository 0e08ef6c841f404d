import type { CampaignRecord, CampaignRow } from '@simpletread/contract';

import { NO_CONTENT } from '../record/campaign-form.js';

/** A draft of a Black Friday for tests. */
export const aCampaignRow = (given: Partial<CampaignRow> = {}): CampaignRow => ({
  id: '0198c0de-0000-7000-8000-0000000000c1',
  name: 'Black Friday',
  season: 'blackFriday',
  state: 'draft',
  startsAt: '2026-11-27T05:00:00.000Z',
  endsAt: '2026-11-29T05:00:00.000Z',
  startsAtEastern: '2026-11-27T00:00',
  endsAtEastern: '2026-11-29T00:00',
  release: null,
  released: null,
  hasUnreleasedChanges: false,
  version: 1,
  updatedAt: '2026-11-20T15:00:00.000Z',
  ...given,
});

export const aCampaign = (given: Partial<CampaignRecord> = {}): CampaignRecord => ({
  ...aCampaignRow(),
  content: NO_CONTENT,
  releases: [],
  obstacle: null,
  ...given,
});
