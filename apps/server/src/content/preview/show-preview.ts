import { Injectable } from '@nestjs/common';
import type { changePreview, HandlerInput, ShownPreview } from '@simpletread/contract';
import { ok, previewedMoment, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { ChoosePreview } from './choose-preview.js';
import { PreviewRepository } from './preview.repository.js';
import { type LivePreview, StoredPreviews } from './stored-previews.js';

type Change = HandlerInput<typeof changePreview>['body'];

const previewReply = ({ preview, draft }: LivePreview): ShownPreview => ({
  staffName: preview.staffName,
  at: previewedMoment(preview, preview.readAt).toISOString(),
  visitor: preview.visitor,
  zip: preview.zip,
  paymentMethod: preview.paymentMethod,
  hasDraftRules: preview.hasDraftRules,
  campaignName: draft?.campaign.name ?? null,
  endsAt: preview.endsAt.toISOString(),
});

/** The content and actions of the preview bar. */
@Injectable()
export class ShowPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stored: StoredPreviews,
    private readonly previews: PreviewRepository,
    private readonly choose: ChoosePreview,
  ) {}

  async show(handle: string): Promise<Result<ShownPreview, 'record.missing'>> {
    const live = await this.stored.live(handle);
    return live === null ? refuse('record.missing') : ok(previewReply(live));
  }

  /** The remaining time isn't reset. */
  async change({ handle, laterByHours, isWithCampaign, ...settings }: Change): Promise<Result<ShownPreview>> {
    const live = await this.stored.live(handle);
    if (live === null) return refuse('record.missing');
    const { id, campaignId } = live.preview;
    return this.work.run(async (tx): Promise<Result<ShownPreview>> => {
      const kept = isWithCampaign && live.draft !== null ? campaignId : null;
      const choice = await this.choose.run(tx, { ...settings, campaignId: kept }, laterByHours);
      if (!choice.ok) return choice;
      const preview = await this.previews.change(tx, id, choice.value);
      if (preview === null) return refuse('record.missing');
      return ok(previewReply({ preview, draft: kept === null ? null : live.draft }));
    });
  }
}
