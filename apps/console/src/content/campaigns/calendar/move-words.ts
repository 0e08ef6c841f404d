import { faultMessage } from '@simpletread/contract';
import type { CampaignRecord } from '@simpletread/contract';
import { checkWindow, easternInstant } from '@simpletread/domain';

import { wallText } from '../eastern-words.js';
import type { CalendarItem } from './calendar-item.js';
import { entryOf } from './conflicts.js';

export interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The error of typed times in the server's words; null if a campaign could be scheduled for them. */
export const timesProblem = (
  campaign: CampaignRecord,
  { startsAt, endsAt }: Times,
  calendar: readonly CalendarItem[],
  now: Date,
): string | null => {
  const [start, end] = [easternInstant(startsAt), easternInstant(endsAt)];
  if (!start.ok) return faultMessage(start.fault);
  if (!end.ok) return faultMessage(end.fault);
  const { id, name, season } = campaign;
  const others = calendar.filter(({ kind, row }) => kind === 'released' && row.id !== id).map(entryOf);
  const wanted = { campaignId: id, name, season, startsAt: start.value, endsAt: end.value };
  const checked = checkWindow(wanted, others, now);
  return checked.ok ? null : faultMessage(checked.fault);
};

/** The effect of a campaign's new times on shoppers. */
export const moveWords = (
  { state, content }: Pick<CampaignRecord, 'state' | 'content'>,
  { startsAt, endsAt }: Times,
  isReleased: boolean,
  now: Date,
): readonly string[] => {
  const [from, to] = [wallText(startsAt, now), wallText(endsAt, now)];
  if (state !== 'scheduled' && state !== 'live') return ['Shoppers won’t see it until you schedule it.'];
  if (!isReleased) return ['Shoppers see it at its old times until you release the change.'];
  const start = easternInstant(startsAt);
  const isOn = state === 'live' || (start.ok && start.value <= now);
  const rules = content.promotionIds.length + content.priceListIds.length;
  return [
    isOn ? `It starts immediately and ends on ${to} ET.` : `It starts on ${from} ET and ends on ${to} ET.`,
    ...(rules === 0 ? [] : [`Its promotions and price lists start and end with it.`]),
  ];
};
