import type { ShopSettings } from '@simpletread/contract';
import { parsePhone } from '@simpletread/domain';

import { withPieceIds } from '../campaigns/pieces/piece-ids.js';

type Percents = ShopSettings['paymentTypeDiscountInPercentage'];
export type PayLater = keyof Percents;

export const PAY_LATER: readonly (readonly [PayLater, string])[] = [
  ['affirm', 'Affirm'],
  ['katapult', 'Katapult'],
  ['klarna', 'Klarna'],
  ['synchrony', 'Synchrony'],
];

/** The settings as the editor holds them: figures and the number stay as they are typed. */
export interface SettingsForm extends Omit<
  ShopSettings,
  'paymentTypeDiscountInPercentage' | 'simpleCrewPromo' | 'extraHolidays'
> {
  readonly percents: Readonly<Record<PayLater, string>>;
  readonly simpleCrewPromo: string;
  readonly extraHolidays: readonly string[];
}

export const formOf = ({
  paymentTypeDiscountInPercentage: percents,
  simpleCrewPromo,
  ...settings
}: ShopSettings): SettingsForm => ({
  ...settings,
  percents: {
    affirm: String(percents.affirm),
    katapult: String(percents.katapult),
    klarna: String(percents.klarna),
    synchrony: String(percents.synchrony),
  },
  simpleCrewPromo: simpleCrewPromo ?? '',
});

/** A percentage of at most two decimals; what is none is sent as what is refused, at its field. */
const percentOf = (text: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;

/** The ten digits of a number; what is none is sent as it is, and refused. */
const digitsOf = (text: string): string => {
  const read = parsePhone(text);
  return read.ok ? read.value.digits : text;
};

/** What is sent for the editor's fields. */
export const settingsOf = ({ percents, simpleCrewPromo, ...form }: SettingsForm): ShopSettings => ({
  ...form,
  customerServiceNumber: {
    display: form.customerServiceNumber.display,
    value: digitsOf(form.customerServiceNumber.value),
  },
  extraHolidays: [...form.extraHolidays],
  footerPromotions: withPieceIds(form.footerPromotions),
  paymentTypeDiscountInPercentage: {
    affirm: percentOf(percents.affirm),
    katapult: percentOf(percents.katapult),
    klarna: percentOf(percents.klarna),
    synchrony: percentOf(percents.synchrony),
  },
  simpleCrewPromo: simpleCrewPromo.trim() === '' ? null : simpleCrewPromo,
});

/** Whether two forms say the same. */
export const isSameForm = (a: SettingsForm, b: SettingsForm): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
