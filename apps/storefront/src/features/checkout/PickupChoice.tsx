'use client';

import type { PickupPoint } from '@simpletread/contract';
import { hoursInShort, PICKUP_HOLD_BUSINESS_DAYS } from '@simpletread/domain';
import { Button, EmptyState, TextField } from '@simpletread/ui';
import { useState, type ChangeEvent } from 'react';
import styles from './Shipping.module.css';

export interface PickupSearch {
  readonly zip: string;
  /** Why there are no locations for this ZIP. */
  readonly error: string | undefined;
  readonly points: readonly PickupPoint[];
  /** How many more can be shown at once; null where these are all. */
  readonly more: number | null;
}

interface PickupChoiceProps {
  readonly search: PickupSearch;
  /** Id of the form that looks for locations; its fields stand here, inside of another form. */
  readonly searchForm: string;
  readonly chosen: string | null;
  /** Where tires were picked up last. */
  readonly last: string | null;
  readonly error: string | undefined;
  readonly onPointChange: (code: string) => void;
  readonly onShipToMe: () => void;
}

interface PointProps {
  readonly point: PickupPoint;
  readonly isChosen: boolean;
  readonly isLast: boolean;
}

const Point = ({ point, isChosen, isLast }: PointProps) => (
  <li>
    <label className={styles.shop}>
      <input type="radio" name="pickupPointCode" value={point.code} defaultChecked={isChosen} />
      <span className={styles.shopName}>{point.name}</span>
      <span className={styles.shopNote}>
        {point.distanceMiles !== null && `${point.distanceMiles.toFixed(1)} mi`}
      </span>
      <span className={styles.shopStars}>
        {point.address1}, {point.city}, {point.state} {point.zip}
      </span>
      <span className={styles.shopStars}>
        {hoursInShort(point.hours)}
        {isLast && <b className="t-strong">Your location last time</b>}
      </span>
    </label>
  </li>
);

/** FedEx locations around a ZIP, one of them to be chosen. */
export const PickupChoice = ({
  search: { zip, error: zipError, points, more },
  searchForm,
  chosen,
  last,
  error,
  onPointChange,
  onShipToMe,
}: PickupChoiceProps) => {
  const [answered, setAnswered] = useState<string | undefined>();
  const choose = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    setAnswered(error);
    if (target instanceof HTMLInputElement) onPointChange(target.value);
  };
  return (
    <div className={styles.shops}>
      <div className={styles.shopSearch}>
        <TextField
          form={searchForm}
          label="FedEx locations near ZIP"
          name="zip"
          id="pickup-zip"
          key={`zip-${zip}`}
          defaultValue={zip}
          error={zipError}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <Button type="submit" form={searchForm} variant="ghost">
          Find locations
        </Button>
      </div>
      {error !== undefined && error !== answered && (
        <p className={styles.shopError} data-error tabIndex={-1} role="alert">
          {error}
        </p>
      )}
      {points.length === 0 ? (
        <EmptyState
          title={zip === '' ? 'Which locations are near you?' : 'No FedEx location found'}
          layout="row"
          headingLevel={3}
          actions={
            <Button variant="ghost" onClick={onShipToMe}>
              Ship to me instead
            </Button>
          }
        >
          {zip === ''
            ? 'Give a ZIP to see the locations around it, or have the tires shipped to you.'
            : 'Try a ZIP nearby, or have the tires shipped to you.'}
        </EmptyState>
      ) : (
        <fieldset className={styles.shopList} onChange={choose}>
          <legend>Choose your FedEx location</legend>
          <ul role="list">
            {points.map((point) => (
              <Point
                key={point.code}
                point={point}
                isChosen={point.code === chosen}
                isLast={point.code === last && point.code !== chosen}
              />
            ))}
          </ul>
          {more !== null && (
            <Button type="submit" form={searchForm} name="points" value={more} variant="ghost" size="s">
              More locations
            </Button>
          )}
        </fieldset>
      )}
      <p className="t-muted t-small">
        Bring a photo ID. The tires are held for {PICKUP_HOLD_BUSINESS_DAYS} business days.
      </p>
    </div>
  );
};
