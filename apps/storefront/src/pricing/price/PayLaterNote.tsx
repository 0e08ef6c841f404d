import type { CartReply } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { PageLink } from '../../shell/controls';
import styles from './PriceNotes.module.css';

/** The lowest total with a lender, next to the total by card; nothing where no lender makes it lower. */
export const PayLaterNote = ({ payLater }: Pick<CartReply, 'payLater'>) =>
  payLater === null ? null : (
    <span className={styles.note}>
      <span>
        or <b className="t-num">{formatMoney(payLater.totalInCents)}</b>{' '}
        <PageLink href="/financing">with {payLater.name}</PageLink>
      </span>
    </span>
  );
