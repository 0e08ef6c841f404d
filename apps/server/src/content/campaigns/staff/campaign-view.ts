import type { CampaignRow } from '@simpletread/contract';
import { campaignStateAt, easternWall } from '@simpletread/domain';

import type { Campaign, CampaignDraft } from '../campaign.js';

const isSame = (a: CampaignDraft, b: CampaignDraft): boolean =>
  a.name === b.name &&
  a.season === b.season &&
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.endsAt.getTime() === b.endsAt.getTime() &&
  JSON.stringify(a.content) === JSON.stringify(b.content);

/** A campaign as the console's list shows it at `now`. */
export const campaignRowOf = (campaign: Campaign, now: Date): CampaignRow => {
  const { id, name, season, startsAt, endsAt, released, version, updatedAt } = campaign;
  return {
    id,
    name,
    season,
    state: campaignStateAt(campaign.state, released, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    startsAtEastern: easternWall(startsAt),
    endsAtEastern: easternWall(endsAt),
    release: released?.number ?? null,
    released:
      released === null
        ? null
        : {
            name: released.name,
            season: released.season,
            startsAt: released.startsAt.toISOString(),
            endsAt: released.endsAt.toISOString(),
          },
    hasUnreleasedChanges: released !== null && !isSame(campaign, released),
    version,
    updatedAt: updatedAt.toISOString(),
  };
};
