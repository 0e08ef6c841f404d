import type { OrderView } from '@simpletread/contract';
import { momentWords } from '../../shell/time';
import styles from './ShipmentHistory.module.css';

/** Everything that happened to an order on its way, newest first, with the places its carrier names. */
export const ShipmentHistory = ({ order: { events, carrier, trackingNumber } }: { order: OrderView }) => (
  <>
    <div className={styles.head}>
      <h2>Shipment history</h2>
      {carrier !== null && trackingNumber !== null && (
        <p className={styles.number}>
          {carrier} <span className="t-num">{trackingNumber}</span>
        </p>
      )}
    </div>
    <ol className={styles.events} reversed>
      {events.map(({ at, title, place }) => (
        <li key={`${at} ${title}`}>
          <time className={`t-num ${styles.time}`} dateTime={at}>
            {momentWords(at)}
          </time>
          <span>{title}</span>
          {place !== null && <span className={styles.place}>{place}</span>}
        </li>
      ))}
    </ol>
  </>
);
