import type { TireCard } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { doorRows } from '../../pricing';
import styles from './Anatomy.module.css';

/** One total broken down. */
export const Anatomy = ({ tire }: { tire: TireCard }) => {
  const { outTheDoor } = tire;
  if (outTheDoor === null) return null;
  return (
    <section className={styles.anatomy}>
      <div className={styles.picture} aria-hidden="true" />
      <div className={`l-wrap ${styles.content}`}>
        <h2>What the total includes</h2>
        <p className={styles.figure}>{formatMoney(outTheDoor.totalInCents)}</p>
        <dl className={styles.rows}>
          {doorRows(outTheDoor).map(({ id, label, cents, part }) => (
            <div key={id} data-part={part ?? 'none'}>
              <dt>{id === 'tires' ? `${outTheDoor.quantity} ${tire.brandName} ${tire.lineName}` : label}</dt>
              <dd>{cents === 0 ? 'Free' : formatMoney(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
