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
  /** Why this ZIP has no shops. */
  readonly error: string | undefined;
  readonly shops: readonly ShopCard[];
  /** The number of further shops to show; null if these are all. */
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
  /** Id of the shop search form; its fields are inside another form. */
  readonly searchForm: string;
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onShopChange: (shopCode: string) => void;
  readonly onShipToMe: () => void;
}

interface ShopProps {
  readonly shop: ShopCard;
  readonly isChosen: boolean;
  /** True if it was chosen for an earlier order, or in another tab. */
  readonly isLast: boolean;
  /** True if it is the current choice; its times are below the whole list. */
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
      <span className={styles.shopNote}>per tire, installed</span>
      <span className={styles.shopStars}>
        <Stars rating={shop.rating} count={shop.reviewCount} />
        {shop.doesMobile && <span>Also installs at your place</span>}
        {isLast && <b className="t-strong">Your last shop</b>}
      </span>
    </label>
    {isPicked && (
      <a href="#times" className={styles.toTimes}>
        Choose a time
      </a>
    )}
  </li>
);

const WORDS: PlaceWords = {
  near: 'Shops near ZIP',
  find: 'Find shops',
  which: 'Find shops near you',
  none: 'No shops found',
  giveZip: 'Enter a ZIP to see nearby shops, or ship the tires to yourself.',
  choose: 'Choose your shop',
  more: 'More shops',
};

/** Partner shops around a ZIP, one to choose. */
export const ShopChoice = ({
  search: { zip, error: zipError, sort, shops, more },
  chosen,
  onShopChange,
  ...place
}: ShopChoiceProps) => {
  // The current choice is remembered at once and doesn't count as the last one.
  const [picked, setPicked] = useState(chosen);
  const lastShop = useBrowserValue(SELECTED_SHOP);
  const lastPlace = useBrowserValue(INSTALL_LOCATION);
  return (
    <PlaceChoice
      id="shops"
      words={WORDS}
      zip={zip}
      // The last searched place, for shoppers without a known place.
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
