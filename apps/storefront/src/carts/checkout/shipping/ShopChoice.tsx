'use client';

import type { ShopCard } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { SelectField, Stars } from '@simpletread/ui';
import { useState } from 'react';
import { INSTALL_LOCATION, SELECTED_SHOP, useBrowserValue } from '../../../shell/stored-values';
import { PlaceChoice, type PlaceWords } from './PlaceChoice';
import styles from './Shipping.module.css';

export interface ShopSearch {
  readonly zip: string;
  readonly sort: string;
  /** Why there are no shops for this ZIP. */
  readonly error: string | undefined;
  readonly shops: readonly ShopCard[];
  /** How many more can be shown at once; null where these are all. */
  readonly more: number | null;
}

const SORTS = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'distance', label: 'Distance' },
  { value: 'price', label: 'Price' },
  { value: 'reviews', label: 'Reviews' },
];

interface ShopChoiceProps {
  readonly search: ShopSearch;
  /** Id of the form that looks for shops; its fields stand here, inside of another form. */
  readonly searchForm: string;
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onShopChange: (shopCode: string) => void;
  readonly onShipToMe: () => void;
}

interface ShopProps {
  readonly shop: ShopCard;
  readonly isChosen: boolean;
  /** Whether it was chosen for an earlier order, or in another tab. */
  readonly isLast: boolean;
  /** Whether it is the one now; its times stand below the whole list. */
  readonly isPicked: boolean;
}

const Shop = ({ shop, isChosen, isLast, isPicked }: ShopProps) => (
  <li>
    <label className={styles.shop}>
      <input type="radio" name="shopCode" value={shop.code} defaultChecked={isChosen} />
      <span className={styles.shopName}>{shop.company}</span>
      <span className={styles.shopPrice}>{formatMoney(shop.installPriceInCents)}</span>
      <span className={styles.shopPlace}>
        {shop.address1}, {shop.city}
        {shop.distanceMiles !== null && `, ${shop.distanceMiles.toFixed(1)} mi`}
      </span>
      <span className={styles.shopNote}>a tire, installed</span>
      <span className={styles.shopStars}>
        <Stars rating={shop.rating} count={shop.reviewCount} />
        {shop.doesMobile && <span>Also comes to you</span>}
        {isLast && <b className="t-strong">Your shop last time</b>}
      </span>
    </label>
    {isPicked && (
      <a href="#times" className={styles.toTimes}>
        Choose when to come
      </a>
    )}
  </li>
);

const WORDS: PlaceWords = {
  near: 'Shops near ZIP',
  find: 'Find shops',
  which: 'Which shops are near you?',
  none: 'No shops found',
  giveZip: 'Give a ZIP to see the shops around it, or have the tires shipped to you.',
  choose: 'Choose your shop',
  more: 'More shops',
};

/** Partner shops around a ZIP, one of them to be chosen. */
export const ShopChoice = ({
  search: { zip, error: zipError, sort, shops, more },
  chosen,
  onShopChange,
  ...place
}: ShopChoiceProps) => {
  // What is chosen now is remembered at once, and is not what was chosen last time.
  const [picked, setPicked] = useState(chosen);
  const lastShop = useBrowserValue(SELECTED_SHOP);
  const lastPlace = useBrowserValue(INSTALL_LOCATION);
  return (
    <PlaceChoice
      id="shops"
      words={WORDS}
      zip={zip}
      // Around where they looked last, for shoppers who did not say where they are.
      shownZip={zip === '' ? (lastPlace?.zip ?? '') : zip}
      zipError={zipError}
      sort={
        <SelectField
          form={place.searchForm}
          label="Sort by"
          name="sort"
          key={`sort-${sort}`}
          defaultValue={sort}
          options={SORTS}
          onChange={(event) => event.target.form?.requestSubmit()}
        />
      }
      more={more === null ? null : { name: 'shops', count: more }}
      onChoose={(code) => {
        setPicked(code);
        onShopChange(code);
      }}
      {...place}
    >
      {shops.map((shop) => (
        <Shop
          key={shop.code}
          shop={shop}
          isChosen={shop.code === chosen}
          isLast={shop.code === lastShop?.code && shop.code !== picked}
          isPicked={shop.code === picked}
        />
      ))}
    </PlaceChoice>
  );
};
