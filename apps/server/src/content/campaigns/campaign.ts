import type { CampaignContentReply } from '@simpletread/contract';
import type { CampaignWindow, Season, StoredCampaignState } from '@simpletread/domain';

/** The part of a campaign that staff write. */
export interface CampaignDraft extends CampaignWindow {
  readonly name: string;
  readonly season: Season;
  readonly content: CampaignContentReply;
}

/** A campaign as it is stored, with the release of it that counts. */
export interface Campaign extends CampaignDraft {
  readonly id: string;
  readonly state: StoredCampaignState;
  readonly version: number;
  readonly updatedAt: Date;
  readonly released: (CampaignDraft & { readonly number: number }) | null;
}

export interface CampaignRelease extends CampaignDraft {
  readonly number: number;
  readonly repeats: number | null;
  readonly releasedAt: Date;
  readonly releasedByName: string;
}
