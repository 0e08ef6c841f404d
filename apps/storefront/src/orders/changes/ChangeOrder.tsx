import type { OwnChanges } from '@simpletread/contract';
import {
  changeLabel,
  formatOrderNumber,
  type OrderChangeKind,
  type OrderNumber,
  type WayToReceiveName,
} from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { AccountFrame } from '../../sso';
import { PageLink } from '../../shell/controls';
import { OrderNotHere } from '../cancellation';
import { changeHref, swapHref } from './change-href';
import { ChangeOrderForm } from './ChangeOrderForm';
import styles from './Changes.module.css';
import type { PointSearch } from './receiving/read-points';
import { WayChoice } from './receiving/WayChoice';

interface ChangeOrderProps {
  readonly orderNumber: string;
  /** Null if the order isn't in the account. */
  readonly changes: OwnChanges | null;
  readonly kind: OrderChangeKind;
  readonly way: WayToReceiveName;
  /** The locations to choose from; null for other changes. */
  readonly search: PointSearch | null;
  /** The account's address. */
  readonly email: string;
}

/** The page on which a customer changes contact, address, delivery or number of tires of an order. */
export const ChangeOrder = ({ orderNumber, changes, kind, way, search, email }: ChangeOrderProps) => {
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
        {changes.kinds.some((each) => each.kind === 'tires' && each.refusal === null) && (
          // Each visit asks for the tires in stock now.
          <Button href={swapHref(orderNumber)} linkAs={PageLink} variant="quiet">
            Swap or add tires
          </Button>
        )}
      </nav>
      {refusal === null && kind === 'receiving' && <WayChoice changes={changes} way={way} search={search} />}
      {refusal === null ? (
        <ChangeOrderForm key={`${kind} ${way}`} changes={changes} kind={kind} way={way} search={search} />
      ) : (
        <Banner tone="info">{refusal}</Banner>
      )}
    </AccountFrame>
  );
};
