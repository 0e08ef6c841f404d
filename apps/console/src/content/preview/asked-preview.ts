import { PREVIEW_PAYMENT_METHODS, type PreviewSettings } from '@simpletread/contract';
import { easternWall, PREVIEW_VISITORS } from '@simpletread/domain';

import { textOf } from '../../shell/dialog/index.js';

const SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The moment that an address asks for, as fields hold it: an instant or a reading of the wall; now for anything else. */
export const momentAsked = (text: string | null, now: Date): string => {
  if (text !== null && SECONDS.test(text)) return text;
  const instant = text === null ? Number.NaN : Date.parse(text);
  return easternWall(Number.isNaN(instant) ? now : new Date(instant));
};

/** What the form asks for. */
export const settingsOf = (fields: FormData): PreviewSettings => {
  const [zip, campaignId] = [textOf(fields, 'zip'), textOf(fields, 'campaignId')];
  return {
    at: textOf(fields, 'at'),
    visitor: PREVIEW_VISITORS.find((one) => one === textOf(fields, 'visitor')) ?? 'Guest',
    zip: zip === '' ? null : zip,
    paymentMethod: PREVIEW_PAYMENT_METHODS.find((one) => one === textOf(fields, 'paymentMethod')) ?? null,
    campaignId: campaignId === '' ? null : campaignId,
    hasDraftRules: fields.get('hasDraftRules') !== null,
  };
};
