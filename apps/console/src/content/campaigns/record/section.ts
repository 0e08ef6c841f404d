import type { FormSection } from '../../../shell/form/index.js';
import type { CampaignForm } from './campaign-form.js';

/** What a part of the editor shows and changes. */
export interface SectionProps extends FormSection<CampaignForm> {
  readonly setContent: (change: Partial<CampaignForm['content']>) => void;
}
