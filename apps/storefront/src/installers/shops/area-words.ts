import { AREA_RADIUS_MILES, type Cents, formatMoney, stateName } from '@simpletread/domain';
import type { ShopArea } from './read-shops';

/** Returns a number of shops with the right word: `1 shop`, `1,200 shops`. */
export const shopsWords = (shops: number): string =>
  shops === 1 ? '1 shop' : `${shops.toLocaleString('en-US')} shops`;

/** Returns what one tire costs: a price, or two with `to` between. */
export const pricesWords = (lowest: Cents, highest: Cents): string =>
  lowest === highest ? formatMoney(lowest) : `${formatMoney(lowest)} to ${formatMoney(highest)}`;

/** Returns what a state or city is called: `Texas`, `Dallas, TX`. */
export const areaName = ({ city, state }: Pick<ShopArea, 'city' | 'state'>): string =>
  city === null ? stateName(state) : `${city}, ${state}`;

/** Returns what an area's shops do, and for what price. */
export const areaLead = (area: ShopArea): string => {
  const { shops, lowestPriceInCents, highestPriceInCents } = area.facts;
  const where = area.city === null ? `in ${stateName(area.state)}` : `within ${AREA_RADIUS_MILES} miles`;
  const verbs = shops === 1 ? 'mounts and balances' : 'mount and balance';
  return `${shopsWords(shops)} ${where} ${verbs} the tires you buy here, for ${pricesWords(lowestPriceInCents, highestPriceInCents)} per tire.`;
};
