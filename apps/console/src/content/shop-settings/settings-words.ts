import type { ShopSettings } from '@simpletread/contract';
import { cents, formatMoney, supportWeekLines } from '@simpletread/domain';

const lines = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

const monthDayYear = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const rangeText = ({ leastInCents, mostInCents }: ShopSettings['payLaterLimits']['affirm']): string =>
  `${formatMoney(cents(leastInCents))} to ${formatMoney(cents(mostInCents))}`;

export const HANDLING_WORDS: Readonly<Record<ShopSettings['coreShipHandlingMode'], string>> = {
  standard: 'Standard',
  delayed: 'Delayed',
};

/** The settings part by part in words, to compare two versions. */
export const settingsInWords = (
  settings: ShopSettings,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, string | null>> => {
  const { display, value } = settings.customerServiceNumber;
  const { affirm, katapult, klarna, synchrony } = settings.paymentTypeDiscountInPercentage;
  const named = (ids: readonly string[]): string | null =>
    lines(ids.map((id) => names.get(id) ?? `…${id.slice(-6)}`));
  return {
    'service number': `${display}, dials ${value}`,
    'show service number': settings.customerServiceEnabled ? 'yes' : 'no',
    hours: lines(supportWeekLines(settings.supportWeek)),
    'days off': lines(settings.extraHolidays.map(monthDayYear)),
    'shipping handling': HANDLING_WORDS[settings.coreShipHandlingMode],
    affirm: `${affirm}%`,
    katapult: `${katapult}%`,
    klarna: `${klarna}%`,
    synchrony: `${synchrony}%`,
    'Affirm limits': rangeText(settings.payLaterLimits.affirm),
    'Katapult limits': rangeText(settings.payLaterLimits.katapult),
    'Klarna limits': rangeText(settings.payLaterLimits.klarna),
    'Synchrony limits': rangeText(settings.payLaterLimits.synchrony),
    'price when added to the cart': settings.priceDisplayInAddtoCart ? 'shown' : 'not shown',
    'SimpleCrew promo': settings.simpleCrewPromo,
    'featured deals, first': named(settings.featuredPromotionIds.primary),
    'featured deals, next': named(settings.featuredPromotionIds.secondary),
    'footer links': lines(settings.footerLinks.map(({ label, link }) => `${label} → ${link}`)),
    'footer promotions': lines(
      settings.footerPromotions.map(({ label, text, link, states, audience }) => {
        const to = [
          ...states,
          ...(audience === 'all' ? [] : [audience === 'guest' ? 'guests' : 'signed-in shoppers']),
        ];
        return `${label}: ${text} → ${link}${to.length === 0 ? '' : ` (${to.join(', ')})`}`;
      }),
    ),
  };
};

/** True if the change affects prices. */
export const doesChangePrices = (before: ShopSettings, after: ShopSettings): boolean =>
  JSON.stringify(before.paymentTypeDiscountInPercentage) !==
  JSON.stringify(after.paymentTypeDiscountInPercentage);
