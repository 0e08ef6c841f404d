import { Injectable } from '@nestjs/common';
import { previewedMoment, previewShopper, type PublishedCampaign } from '@simpletread/domain';

import { DraftCampaigns } from '../campaigns/index.js';
import { type Preview, Previews } from '../../platform/access/index.js';
import type { StoredPreview } from './preview.js';
import { PreviewVisits } from './preview-visits.js';

/** A live preview with its campaign as currently written; null if that is gone. */
export interface LivePreview {
  readonly preview: StoredPreview;
  readonly draft: { readonly campaign: PublishedCampaign; readonly version: number } | null;
}

/** Previews by their handles, as the guard and the bar see them. */
@Injectable()
export class StoredPreviews extends Previews {
  constructor(
    private readonly visits: PreviewVisits,
    private readonly campaigns: DraftCampaigns,
  ) {
    super();
  }

  override async look(handle: string): Promise<Preview | null> {
    const live = await this.live(handle);
    if (live === null) return null;
    const { preview, draft } = live;
    const { id, revision, visitor, zip, paymentMethod, hasDraftRules, readAt } = preview;
    return {
      key: `${id}.${revision}.${draft?.version ?? ''}`,
      at: previewedMoment(preview, readAt),
      shopper: previewShopper(visitor),
      isSignedIn: visitor !== 'Guest',
      zip,
      paymentMethod,
      campaign: draft?.campaign ?? null,
      hasDraftRules,
    };
  }

  async live(handle: string): Promise<LivePreview | null> {
    const live = await this.visits.live(handle);
    return live === null ? null : { preview: live.visit, draft: await this.draftOf(live.visit) };
  }

  private async draftOf({ campaignId }: StoredPreview): Promise<LivePreview['draft']> {
    const found = campaignId === null ? null : await this.campaigns.find(campaignId);
    return found?.ok === true ? found.value : null;
  }
}
