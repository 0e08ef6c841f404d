import type { PaymentOption } from '@simpletread/contract';
import { formatMoney, formatMoneyRounded, isPaidOverTime, type PaymentMethod } from '@simpletread/domain';
import { PageLink } from '../../../shell/controls';
import { checkoutHref } from '../../../shell/paths';
import styles from './PaymentWays.module.css';

const savingWords = ({ method, savingInCents }: PaymentOption): string => {
  if (savingInCents > 0) return `${formatMoney(savingInCents)} less`;
  if (method === 'card') return 'Visa, Mastercard, Amex, Discover';
  return isPaidOverTime(method) ? 'Pay over time' : 'Pay by invoice';
};

const limitWords = ({ leastInCents, mostInCents }: PaymentOption): string =>
  leastInCents === null || mostInCents === null
    ? 'Not available for this order'
    : `For orders of ${formatMoneyRounded(leastInCents)} to ${formatMoneyRounded(mostInCents)}`;

const Way = ({ option, isChosen }: { option: PaymentOption; isChosen: boolean }) => {
  const { method, name, isAvailable, pricing } = option;
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.words}>
        {name}
        <span className={styles.detail}>{isAvailable ? savingWords(option) : limitWords(option)}</span>
      </span>
      <span className={styles.total}>{formatMoney(pricing.totalInCents)}</span>
    </>
  );
  return (
    <li>
      {isAvailable ? (
        <PageLink
          href={`${checkoutHref('payments')}/${method}`}
          className={`${styles.way} ${isChosen ? styles.isChosen : ''}`}
          aria-current={isChosen ? 'true' : undefined}
        >
          {content}
        </PageLink>
      ) : (
        <p className={`${styles.way} ${styles.isClosed}`}>{content}</p>
      )}
    </li>
  );
};

interface PaymentWaysProps {
  readonly options: readonly PaymentOption[];
  readonly chosen: PaymentMethod;
}

/** Every payment method with the order's cost; as links, so they work by keyboard and without script. */
export const PaymentWays = ({ options, chosen }: PaymentWaysProps) => (
  <nav aria-label="Payment methods">
    <ul role="list" className={styles.ways}>
      {options.map((option) => (
        <Way key={option.method} option={option} isChosen={option.method === chosen} />
      ))}
    </ul>
  </nav>
);
