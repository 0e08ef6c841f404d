import { hoursInShort, PICKUP_HOLD_BUSINESS_DAYS } from '@simpletread/domain';
import type { PointSearch } from './read-points';
import styles from './Receiving.module.css';

interface PointFieldsProps {
  readonly search: PointSearch | null;
  readonly chosen: string;
}

/** FedEx locations near a ZIP, one to choose. */
export const PointFields = ({ search, chosen }: PointFieldsProps) => {
  if (search === null || search.points.length === 0)
    return <p>No FedEx locations near this ZIP. Try another ZIP.</p>;
  return (
    <fieldset className={styles.points}>
      <legend>Choose your FedEx location</legend>
      <ul role="list">
        {search.points.map((point) => (
          <li key={point.code}>
            <label>
              <input
                type="radio"
                name="pickupPointCode"
                value={point.code}
                defaultChecked={point.code === chosen}
              />
              <b className="t-strong">{point.name}</b>
              <span className="t-num">
                {point.distanceMiles !== null && `${point.distanceMiles.toFixed(1)} mi`}
              </span>
              <span className="t-small t-muted">
                {point.address1}, {point.city}, {point.state} {point.zip}
                <br />
                {hoursInShort(point.hours)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="t-small t-muted">
        Bring a photo ID. Tires are held for {PICKUP_HOLD_BUSINESS_DAYS} business days.
      </p>
    </fieldset>
  );
};
