import type { CartReply } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { PageLink } from '../../shell/controls';
import styles from './PriceNotes.module.css';

interface PayLaterNoteProps extends Pick<CartReply, 'payLater'> {
  /** False inside a card, which is one link already. */
  readonly isLinked?: boolean;
}

/** The lowest total with a lender, next to the total by card; nothing where no lender makes it lower. */
export const PayLaterNote = ({ payLater, isLinked = true }: PayLaterNoteProps) =>
  payLater === null ? null : (
    <span className={styles.note}>
      <span>
        or <strong>{formatMoney(payLater.totalInCents)}</strong>{' '}
        {isLinked ? <PageLink href="/financing">with {payLater.name}</PageLink> : <>with {payLater.name}</>}
      </span>
    </span>
  );
