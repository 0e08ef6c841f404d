import type { OwnChanges } from '@simpletread/contract';
import { changeLabel, formatOrderNumber, type OrderChangeKind, type OrderNumber } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { AccountFrame } from '../../sso';
import { PageLink } from '../../shell/controls';
import { OrderNotHere } from '../cancellation';
import { changeHref } from './change-href';
import { ChangeOrderForm } from './ChangeOrderForm';
import styles from './Changes.module.css';

interface ChangeOrderProps {
  readonly orderNumber: string;
  /** Null if the order isn't in the account. */
  readonly changes: OwnChanges | null;
  readonly kind: OrderChangeKind;
  /** The account's address. */
  readonly email: string;
}

/** The page on which a customer changes contact, address or number of tires of an order. */
export const ChangeOrder = ({ orderNumber, changes, kind, email }: ChangeOrderProps) => {
  if (changes === null)
    return (
      <AccountFrame title="Change an order">
        <OrderNotHere href={changeHref(orderNumber)} email={email} />
      </AccountFrame>
    );
  const refusal = changes.kinds.find((each) => each.kind === kind)?.refusal ?? null;
  return (
    <AccountFrame title={`Change order ${formatOrderNumber(changes.orderNumber as OrderNumber)}`}>
      <nav className={styles.kinds} aria-label="What to change">
        {changes.kinds.map((each) => (
          <Button
            key={each.kind}
            href={changeHref(orderNumber, each.kind)}
            linkAs={PageLink}
            variant={each.kind === kind ? 'ghost' : 'quiet'}
            aria-current={each.kind === kind ? 'page' : undefined}
          >
            {changeLabel(each.kind)}
          </Button>
        ))}
      </nav>
      {refusal === null ? (
        <ChangeOrderForm key={kind} changes={changes} kind={kind} />
      ) : (
        <Banner tone="info">{refusal}</Banner>
      )}
    </AccountFrame>
  );
};
