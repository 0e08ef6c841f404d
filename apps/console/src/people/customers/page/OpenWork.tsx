import type { Customer } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { Clock } from '../../../shell/clock/index.js';
import { Instant, useMinute } from '../../../shell/time/index.js';
import styles from './Customer.module.css';

type Work = Customer['openWork'][number];

const PATHS: Readonly<Record<Work['kind'], string>> = {
  order: 'orders',
  return: 'returns',
  priceClaim: 'price-claims',
  coverageClaim: 'coverage-claims',
  quote: 'quotes',
};

const NOUNS: Readonly<Record<Work['kind'], string>> = {
  order: 'Order',
  return: 'Return',
  priceClaim: 'Price claim',
  coverageClaim: 'Coverage claim',
  quote: 'Quote',
};

const Due = ({ work: { kind, since, dueAt, isOurs } }: { readonly work: Work }) => {
  const now = useMinute();
  if (dueAt === null) return <small>{isOurs ? 'Waiting on us' : 'Waiting on the customer'}</small>;
  const isLate = isOurs && new Date(dueAt) < now;
  return (
    <>
      {isOurs && !isLate && <Clock opensAt={since} closesAt={dueAt} />}
      <small className={isLate ? styles.late : undefined}>
        {kind === 'quote' ? 'Good until' : isLate ? 'Overdue since' : 'Due'} <Instant at={dueAt} isFull />
      </small>
    </>
  );
};

/** Open requests of the customer, the nearest promise first; nothing without any. */
export const OpenWork = ({ work }: { readonly work: Customer['openWork'] }) =>
  work.length === 0 ? null : (
    <ul className={styles.work} aria-label="Open work">
      {work.map((each) => (
        <li key={each.id}>
          <span>
            {NOUNS[each.kind]} <LinkBase to={`/${PATHS[each.kind]}/${each.id}/show`}>{each.title}</LinkBase>
          </span>
          <span>{each.detail}</span>
          <Due work={each} />
        </li>
      ))}
    </ul>
  );
