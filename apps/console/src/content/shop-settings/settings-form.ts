import type { ShopSettings } from '@simpletread/contract';
import { cents, parsePhone } from '@simpletread/domain';

import { centsOf, dollarsText } from '../../shell/form/index.js';
import { withPieceIds } from '../campaigns/index.js';

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
  'paymentTypeDiscountInPercentage' | 'payLaterLimits' | 'simpleCrewPromo' | 'extraHolidays'
> {
  readonly percents: Readonly<Record<PayLater, string>>;
  /** In dollars. */
  readonly limits: Readonly<Record<PayLater, { readonly least: string; readonly most: string }>>;
  readonly simpleCrewPromo: string;
  readonly extraHolidays: readonly string[];
}

type Limits = ShopSettings['payLaterLimits'][PayLater];
type LimitTexts = SettingsForm['limits'][PayLater];

const limitTexts = ({ leastInCents, mostInCents }: Limits): LimitTexts => ({
  least: dollarsText(cents(leastInCents)),
  most: dollarsText(cents(mostInCents)),
});

const limitsOf = ({ least, most }: LimitTexts): Limits => ({
  leastInCents: centsOf(least),
  mostInCents: centsOf(most),
});

export const formOf = ({
  paymentTypeDiscountInPercentage: percents,
  payLaterLimits: limits,
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
  limits: {
    affirm: limitTexts(limits.affirm),
    katapult: limitTexts(limits.katapult),
    klarna: limitTexts(limits.klarna),
    synchrony: limitTexts(limits.synchrony),
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

/** The body to send for the editor's fields. */
export const settingsOf = ({ percents, limits, simpleCrewPromo, ...form }: SettingsForm): ShopSettings => ({
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
  payLaterLimits: {
    affirm: limitsOf(limits.affirm),
    katapult: limitsOf(limits.katapult),
    klarna: limitsOf(limits.klarna),
    synchrony: limitsOf(limits.synchrony),
  },
  simpleCrewPromo: simpleCrewPromo.trim() === '' ? null : simpleCrewPromo,
});
