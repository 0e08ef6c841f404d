import type { DelayView, OrderDelayNotice } from '@simpletread/contract';
import { dayWords, momentWords } from '../../shell/time';

type Told = Pick<OrderDelayNotice, 'revisedOn' | 'silence' | 'answerBy'>;

/** `by Friday, December 4`, or that nobody knows. */
export const newDayWords = ({ revisedOn }: Pick<Told, 'revisedOn'>): string =>
  revisedOn === null ? 'We don’t know the new day yet' : dayWords(revisedOn);

/** The effect of no answer. */
export const silenceWords = ({ silence, answerBy }: Told): string =>
  silence === 'agrees'
    ? `If you don’t answer by ${momentWords(answerBy)}, we take it that you agree to the new day. You can cancel until the tires ship.`
    : `If you don’t answer by ${momentWords(answerBy)}, we cancel your order and refund it in full, unless the tires ship before then.`;

const SETTLED: Readonly<Partial<Record<DelayView['state'], string>>> = {
  declined: 'Your order is cancelled, and your full refund is on its way.',
  lapsed: 'We got no answer, so we cancelled your order. Your full refund is on its way.',
  shipped: 'Your tires have shipped. There’s nothing left to answer.',
  ended: 'This order is cancelled.',
  replaced: 'There is a newer delay of this order. Please use the link in our latest email.',
};

/** The outcome of a delay; null while its buyer is asked. */
export const settledWords = (delay: Pick<DelayView, 'state' | 'revisedOn' | 'canCancel'>): string | null => {
  const { state, revisedOn, canCancel } = delay;
  if (state === 'agreed')
    return revisedOn === null
      ? `Thanks for waiting. We email you as soon as we know the day.${canCancel ? ' You can still cancel until the tires ship.' : ''}`
      : `Thanks for waiting. Your tires arrive by ${dayWords(revisedOn)}.`;
  return SETTLED[state] ?? null;
};
