'use client';

import type { PickupPoint } from '@simpletread/contract';
import { hoursInShort, PICKUP_HOLD_BUSINESS_DAYS } from '@simpletread/domain';
import { PlaceChoice, type PlaceWords } from './PlaceChoice';
import styles from './Shipping.module.css';

export interface PickupSearch {
  readonly zip: string;
  /** Why this ZIP has no locations. */
  readonly error: string | undefined;
  readonly points: readonly PickupPoint[];
  /** The number of further locations to show; null if these are all. */
  readonly more: number | null;
}

interface PickupChoiceProps {
  readonly search: PickupSearch;
  /** Id of the location search form; its fields are inside another form. */
  readonly searchForm: string;
  readonly chosen: string | null;
  /** The last pickup location. */
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
        {isLast && <b className="t-strong">Your last location</b>}
      </span>
    </label>
  </li>
);

const WORDS: PlaceWords = {
  near: 'FedEx locations near ZIP',
  find: 'Find locations',
  which: 'Find locations near you',
  none: 'No FedEx location found',
  giveZip: 'Enter a ZIP to see nearby locations, or ship the tires to yourself.',
  choose: 'Choose your FedEx location',
  more: 'More locations',
};

/** FedEx locations around a ZIP, one to choose. */
export const PickupChoice = ({
  search: { zip, error: zipError, points, more },
  chosen,
  last,
  onPointChange,
  ...place
}: PickupChoiceProps) => (
  <>
    <PlaceChoice
      id="pickup"
      words={WORDS}
      zip={zip}
      shownZip={zip}
      zipError={zipError}
      more={more === null ? null : { name: 'points', count: more }}
      onChoose={onPointChange}
      {...place}
    >
      {points.map((point) => (
        <Point
          key={point.code}
          point={point}
          isChosen={point.code === chosen}
          isLast={point.code === last && point.code !== chosen}
        />
      ))}
    </PlaceChoice>
    <p className={styles.pickupNote}>
      Bring a photo ID. Tires are held for {PICKUP_HOLD_BUSINESS_DAYS} business days.
    </p>
  </>
);
