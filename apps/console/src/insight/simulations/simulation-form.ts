import { easternWall } from '@simpletread/domain';

import type { SimulationInput } from './simulation-calls.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const USUAL_DAYS = 30;

/** The typed values. Percentages stay text until sent. */
export interface SimulationForm {
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly campaignId: string;
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
  readonly floorPercent: string;
  readonly volumePercent: string;
}

const dayOf = (moment: Date): string => easternWall(moment).slice(0, 10);

/** The last thirty whole days, with what the address of the page brings along. */
export const newForm = (asked: URLSearchParams, now: Date): SimulationForm => ({
  name: '',
  fromDay: dayOf(new Date(now.getTime() - USUAL_DAYS * DAY_MS)),
  toDay: dayOf(new Date(now.getTime() - DAY_MS)),
  campaignId: asked.get('campaign') ?? '',
  promotionIds: asked.getAll('promotion'),
  priceListIds: asked.getAll('priceList'),
  floorPercent: '12',
  volumePercent: '0',
});

const NOT_A_NUMBER = 1_000_000;
// Unreadable text is sent as an invalid percentage, so the contract names the fault.
const percentOf = (text: string): number =>
  /^-?\d{1,4}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NOT_A_NUMBER;

export const inputOf = ({
  campaignId,
  floorPercent,
  volumePercent,
  ...form
}: SimulationForm): SimulationInput => ({
  ...form,
  promotionIds: [...form.promotionIds],
  priceListIds: [...form.priceListIds],
  campaignId: campaignId === '' ? null : campaignId,
  floorPercent: percentOf(floorPercent),
  volumePercent: percentOf(volumePercent),
});
