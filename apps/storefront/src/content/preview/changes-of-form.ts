import { type CallInput, changePreview, PREVIEW_PAYMENT_METHODS } from '@simpletread/contract';
import { PREVIEW_VISITORS } from '@simpletread/domain';

type Change = CallInput<typeof changePreview>['body'];

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns the changes in the bar's form. An invalid answer becomes the first option. */
export const changesOfForm = (form: FormData): Omit<Change, 'handle'> => {
  const zip = textOf(form, 'zip');
  const hours = Number(textOf(form, 'laterByHours'));
  return {
    at: textOf(form, 'at').slice(0, 19),
    laterByHours: Number.isInteger(hours) ? hours : 0,
    visitor: PREVIEW_VISITORS.find((one) => one === textOf(form, 'visitor')) ?? 'Guest',
    zip: zip === '' ? null : zip,
    paymentMethod: PREVIEW_PAYMENT_METHODS.find((one) => one === textOf(form, 'paymentMethod')) ?? null,
    isWithCampaign: form.get('isWithCampaign') !== null,
    hasDraftRules: form.get('hasDraftRules') !== null,
  };
};
