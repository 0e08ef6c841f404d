import type { PreviewSettings } from '@simpletread/contract';
import { easternWall } from '@simpletread/domain';

const SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The moment that an address asks for, as fields hold it: an instant or a reading of the wall; now for anything else. */
export const momentAsked = (text: string | null, now: Date): string => {
  if (text !== null && SECONDS.test(text)) return text;
  const instant = text === null ? Number.NaN : Date.parse(text);
  return easternWall(Number.isNaN(instant) ? now : new Date(instant));
};

/** The form as it is typed; empty for any. */
export interface PreviewForm {
  readonly at: string;
  readonly visitor: PreviewSettings['visitor'];
  readonly zip: string;
  readonly paymentMethod: NonNullable<PreviewSettings['paymentMethod']> | '';
  readonly campaignId: string;
  readonly hasDraftRules: boolean;
}

/** Returns what the form asks for. */
export const settingsOf = ({ zip, paymentMethod, campaignId, ...form }: PreviewForm): PreviewSettings => ({
  ...form,
  zip: zip.trim() === '' ? null : zip.trim(),
  paymentMethod: paymentMethod === '' ? null : paymentMethod,
  campaignId: campaignId === '' ? null : campaignId,
});
