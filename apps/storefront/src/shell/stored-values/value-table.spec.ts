import {
  CART_DRAWER_OPENED_ITEM,
  INSTALLER_DRAFT_ITEM,
  PAST_SEARCHES_ITEM,
  RECENTLY_VIEWED_ITEM,
  SHIPPING_DRAFT_ITEM,
  STORED_VALUES,
} from '@simpletread/domain';
import { BROWSER_VALUES } from './value-table';

/** Lists with their own module, form drafts, and the drawer's state. */
const ELSEWHERE = [
  ...[PAST_SEARCHES_ITEM, RECENTLY_VIEWED_ITEM, CART_DRAWER_OPENED_ITEM],
  ...[SHIPPING_DRAFT_ITEM, INSTALLER_DRAFT_ITEM],
].map(({ name }) => name);

describe('the values that a browser keeps for the shop', () => {
  it('are all in the table', () => {
    const written = STORED_VALUES.filter(({ site, place }) => site === 'shop' && place !== 'cookie');
    expect(
      written
        .map(({ name }) => name)
        .filter((name) => !ELSEWHERE.includes(name))
        .sort(),
    ).toEqual(BROWSER_VALUES.map(({ key }) => key).sort());
  });

  it('are the specification’s, three of them only for the session', () => {
    const of = (place: string) =>
      BROWSER_VALUES.filter((value) => value.place === place).map(({ key }) => key);
    expect(of('localStorage')).toEqual(
      expect.arrayContaining([
        'cart',
        'user-zip',
        'selected-shop',
        'shipping-option',
        'install-location',
        'vehicle',
        'filters',
        'traffic-source',
        'ab-values',
        'closed-banners',
      ]),
    );
    expect(of('sessionStorage')).toEqual(
      expect.arrayContaining(['installer-ids', 'widget-source', 'user-type']),
    );
  });
});
