import { Injectable } from '@nestjs/common';
import { previewedMoment, previewEndOf, previewShopper, type PublishedCampaign } from '@simpletread/domain';

import { DraftCampaigns } from '../campaigns/index.js';
import { StaffSessions } from '../../sso/index.js';
import { type Preview, Previews } from '../../platform/access/index.js';
import { TOKEN_PATTERN } from '../../platform/ids/index.js';
import { EndPreview } from './end-preview.js';
import type { StoredPreview } from './preview.js';
import { PreviewRepository } from './preview.repository.js';

/** A live preview with its campaign as currently written; null if that is gone. */
export interface LivePreview {
  readonly preview: StoredPreview;
  readonly draft: { readonly campaign: PublishedCampaign; readonly version: number } | null;
}

/** Previews by handle. Each look checks all conditions of a preview and ends it if one no longer holds. */
@Injectable()
export class StoredPreviews extends Previews {
  constructor(
    private readonly previews: PreviewRepository,
    private readonly sessions: StaffSessions,
    private readonly campaigns: DraftCampaigns,
    private readonly ending: EndPreview,
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
    const preview = TOKEN_PATTERN.test(handle) ? await this.previews.byHandle(handle) : null;
    if (preview === null || (await this.hasEnded(preview))) return null;
    return { preview, draft: await this.draftOf(preview) };
  }

  /** True if a condition of `preview` no longer holds; it is then over. */
  async hasEnded(preview: StoredPreview): Promise<boolean> {
    const staff = await this.sessions.behind(preview.staffSessionHash);
    const cause = previewEndOf({ endsAt: preview.endsAt, staff }, preview.readAt);
    if (cause !== null) await this.ending.run(preview, cause);
    return cause !== null;
  }

  async draftOf({ campaignId }: StoredPreview): Promise<LivePreview['draft']> {
    const found = campaignId === null ? null : await this.campaigns.find(campaignId);
    return found?.ok === true ? found.value : null;
  }
}
