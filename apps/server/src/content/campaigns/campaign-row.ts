import { campaignContent, type CampaignContentReply } from '@simpletread/contract';
import { EMPTY_CONTENT, ownValue, type Season, SEASONS } from '@simpletread/domain';

import type { Renamed } from '../../platform/database/index.js';
import type { CampaignReleaseRow } from './campaign-release.entity.js';
import type { CampaignRow as StoredRow } from './campaign.entity.js';
import type { Campaign, CampaignDraft } from './campaign.js';

/** The columns that staff write; a campaign and its releases share them. */
export const DRAFT = [
  'name',
  'season',
  'starts_at',
  'ends_at',
  'content',
] as const satisfies readonly (keyof StoredRow & keyof CampaignReleaseRow)[];

export type DraftRow = Pick<StoredRow, (typeof DRAFT)[number]>;

type ReleasedColumns = Renamed<
  CampaignReleaseRow,
  { readonly [Name in (typeof DRAFT)[number] | 'number' as `released_${Name}`]: Name }
>;

type Unreleased = { readonly [Name in keyof ReleasedColumns]: null };

/** A campaign beside its release that counts. */
export type CampaignRow = DraftRow &
  Pick<StoredRow, 'id' | 'state' | 'version' | 'updated_at'> &
  (ReleasedColumns | Unreleased);

const isSeason = (text: string): text is Season => SEASONS.some((season) => season === text);

/** Stored content, part by part: what a release does not know or cannot read is left out, and the rest is shown. */
export const readContent = (stored: unknown): CampaignContentReply => {
  const parts = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const known = parts.filter(([name, value]) => {
    const part = ownValue(campaignContent.shape, name);
    return part?.safeParse(value).success === true;
  });
  return campaignContent.parse({ ...EMPTY_CONTENT, ...Object.fromEntries(known) });
};

/** A draft or release out of its row. */
export const draftOf = (row: DraftRow): CampaignDraft => ({
  name: row.name,
  season: isSeason(row.season) ? row.season : 'default',
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  content: readContent(row.content),
});

export const campaignOf = (row: CampaignRow): Campaign => ({
  ...draftOf(row),
  id: row.id,
  state: row.state,
  version: row.version,
  updatedAt: row.updated_at,
  released:
    row.released_number === null
      ? null
      : {
          ...draftOf({
            name: row.released_name,
            season: row.released_season,
            starts_at: row.released_starts_at,
            ends_at: row.released_ends_at,
            content: row.released_content,
          }),
          number: row.released_number,
        },
});
