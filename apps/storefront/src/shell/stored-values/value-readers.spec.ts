import {
  CONTACT_DRAFT_ITEM,
  AB_VALUES_ITEM,
  CART_DRAWER_OPENED_ITEM,
  CART_ITEM,
  CLOSED_BANNERS_ITEM,
  FILTERS_ITEM,
  INSTALL_LOCATION_ITEM,
  INSTALLER_DRAFT_ITEM,
  INSTALLER_IDS_ITEM,
  PAST_SEARCHES_ITEM,
  RECENTLY_VIEWED_ITEM,
  REVIEW_DRAFT_ITEM,
  SELECTED_SHOP_ITEM,
  SHIPPING_DRAFT_ITEM,
  SHIPPING_OPTION_ITEM,
  STORED_VALUES,
  type StoredValue,
  TRAFFIC_SOURCE_ITEM,
  USER_TYPE_ITEM,
  USER_ZIP_ITEM,
  VEHICLE_ITEM,
  WIDGET_SOURCE_ITEM,
} from '@simpletread/domain';
import { BROWSER_VALUES } from './value-readers';

const nameOf = ({ name }: StoredValue): string => name;

/** Lists with their own module, form drafts, and the drawer's state. */
const ELSEWHERE = [
  ...[PAST_SEARCHES_ITEM, RECENTLY_VIEWED_ITEM, CART_DRAWER_OPENED_ITEM],
  ...[SHIPPING_DRAFT_ITEM, INSTALLER_DRAFT_ITEM, REVIEW_DRAFT_ITEM, CONTACT_DRAFT_ITEM],
].map(nameOf);

describe('the values that a browser keeps for the shop', () => {
  it('are all in the table', () => {
    const written = STORED_VALUES.filter(({ site, place }) => site === 'shop' && place !== 'cookie');
    expect(
      written
        .map(nameOf)
        .filter((name) => !ELSEWHERE.includes(name))
        .sort(),
    ).toEqual(BROWSER_VALUES.map(({ key }) => key).sort());
  });

  it('are the specification’s, three of them only for the session', () => {
    const of = (place: string) =>
      BROWSER_VALUES.filter((value) => value.place === place).map(({ key }) => key);
    expect(of('localStorage')).toEqual(
      expect.arrayContaining(
        [
          CART_ITEM,
          USER_ZIP_ITEM,
          SELECTED_SHOP_ITEM,
          SHIPPING_OPTION_ITEM,
          INSTALL_LOCATION_ITEM,
          VEHICLE_ITEM,
          FILTERS_ITEM,
          TRAFFIC_SOURCE_ITEM,
          AB_VALUES_ITEM,
          CLOSED_BANNERS_ITEM,
        ].map(nameOf),
      ),
    );
    expect(of('sessionStorage')).toEqual(
      expect.arrayContaining([INSTALLER_IDS_ITEM, WIDGET_SOURCE_ITEM, USER_TYPE_ITEM].map(nameOf)),
    );
  });
});
