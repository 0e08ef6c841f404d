'use client';

import type { ShopCard } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Button, EmptyState, SelectField, Stars, TextField } from '@simpletread/ui';
import { useState, type ChangeEvent } from 'react';
import { useBrowserValue } from '../browser-values/use-browser-value';
import { INSTALL_LOCATION, SELECTED_SHOP } from '../browser-values/value-table';
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
}

const Shop = ({ shop, isChosen, isLast }: ShopProps) => (
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
  </li>
);

/** Partner shops around a ZIP, one of them to be chosen. */
export const ShopChoice = ({
  search,
  searchForm,
  chosen,
  error,
  onShopChange,
  onShipToMe,
}: ShopChoiceProps) => {
  const [answered, setAnswered] = useState<string | undefined>();
  // What is chosen now is remembered at once, and is not what was chosen last time.
  const [picked, setPicked] = useState(chosen);
  const { zip: known, sort, shops, more } = search;
  const lastShop = useBrowserValue(SELECTED_SHOP);
  const lastPlace = useBrowserValue(INSTALL_LOCATION);
  // Around where they looked last, for shoppers who did not say where they are.
  const zip = known === '' ? (lastPlace?.zip ?? '') : known;
  const choose = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    setAnswered(error);
    if (target instanceof HTMLInputElement) {
      setPicked(target.value);
      onShopChange(target.value);
    }
  };
  return (
    <div id="shops" className={styles.shops}>
      <div className={styles.shopSearch}>
        <TextField
          form={searchForm}
          label="Shops near ZIP"
          name="zip"
          id="shop-zip"
          key={`zip-${zip}`}
          defaultValue={zip}
          error={search.error}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <SelectField
          form={searchForm}
          label="Sort by"
          name="sort"
          key={`sort-${sort}`}
          defaultValue={sort}
          options={SORTS}
          onChange={(event) => event.target.form?.requestSubmit()}
        />
        <Button type="submit" form={searchForm} variant="ghost">
          Find shops
        </Button>
      </div>
      {error !== undefined && error !== answered && (
        <p className={styles.shopError} data-error tabIndex={-1} role="alert">
          {error}
        </p>
      )}
      {shops.length === 0 ? (
        <EmptyState
          title={known === '' ? 'Which shops are near you?' : 'No shops found'}
          layout="row"
          headingLevel={3}
          actions={
            <Button variant="ghost" onClick={onShipToMe}>
              Ship to me instead
            </Button>
          }
        >
          {known === ''
            ? 'Give a ZIP to see the shops around it, or have the tires shipped to you.'
            : 'Try a ZIP nearby, or have the tires shipped to you.'}
        </EmptyState>
      ) : (
        <fieldset className={styles.shopList} onChange={choose}>
          <legend>Choose your shop</legend>
          <ul role="list">
            {shops.map((shop) => (
              <Shop
                key={shop.code}
                shop={shop}
                isChosen={shop.code === chosen}
                isLast={shop.code === lastShop?.code && shop.code !== picked}
              />
            ))}
          </ul>
          {more !== null && (
            <Button type="submit" form={searchForm} name="shops" value={more} variant="ghost" size="s">
              More shops
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
};
