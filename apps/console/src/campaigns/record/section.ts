import type { CampaignForm } from './campaign-form.js';

/** What a part of the editor shows and changes. */
export interface SectionProps {
  readonly form: CampaignForm;
  readonly set: (change: Partial<CampaignForm>) => void;
  readonly setContent: (change: Partial<CampaignForm['content']>) => void;
}
