import type { PromotionForm } from './promotion-form.js';

/** What a part of the editor shows and changes. */
export interface SectionProps {
  readonly form: PromotionForm;
  readonly set: (change: Partial<PromotionForm>) => void;
}
