import { Injectable } from '@nestjs/common';
import type { PreviewSettings } from '@simpletread/contract';
import { checkPreviewMoment, ok, previewInstant, type Result } from '@simpletread/domain';

import { DraftCampaigns } from '../campaigns/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import type { Transaction } from '../../platform/database/index.js';
import type { PreviewChoice } from './preview.js';

const HOUR_MS = 3_600_000;

type ChoiceFault =
  | 'record.missing'
  | 'campaign.timeInvalid'
  | 'campaign.timeSkipped'
  | 'preview.momentTooFar'
  | 'contact.zipInvalid';

/** Turns the input for a preview into a choice. */
@Injectable()
export class ChoosePreview {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly campaigns: DraftCampaigns,
  ) {}

  /** Refuses an invalid or distant moment, an unknown ZIP code and an unknown campaign. */
  async run(
    tx: Transaction,
    { at, ...settings }: PreviewSettings,
    laterByHours = 0,
  ): Promise<Result<PreviewChoice, ChoiceFault>> {
    const entered = previewInstant(at);
    if (!entered.ok) return entered;
    const moment = new Date(entered.value.getTime() + laterByHours * HOUR_MS);
    const shownAt = checkPreviewMoment(moment, await tx.now());
    if (!shownAt.ok) return shownAt;
    const place = settings.zip === null ? ok(null) : await this.zips.place(settings.zip);
    if (!place.ok) return place;
    const campaign =
      settings.campaignId === null ? ok(null) : await this.campaigns.find(settings.campaignId, tx);
    return campaign.ok ? ok({ ...settings, shownAt: shownAt.value }) : campaign;
  }
}
