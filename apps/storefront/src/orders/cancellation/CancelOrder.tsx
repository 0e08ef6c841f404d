import type { OwnCancellation } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { AccountFrame } from '../../sso';
import { timeWords } from '../../shell/time';
import { cancelHref } from './cancel-href';
import { CancelOrderForm } from './CancelOrderForm';
import { OrderNotHere } from './OrderNotHere';

interface CancelOrderProps {
  readonly orderNumber: string;
  /** Null if the order isn't in the account. */
  readonly plan: OwnCancellation | null;
  /** The account's address. */
  readonly email: string;
  readonly formKey: string;
}

/** The page on which a customer cancels an order. */
export const CancelOrder = ({ orderNumber, plan, email, formKey }: CancelOrderProps) =>
  plan === null ? (
    <AccountFrame title="Cancel an order">
      <OrderNotHere href={cancelHref(orderNumber)} email={email} />
    </AccountFrame>
  ) : (
    <AccountFrame title={`Cancel order ${formatOrderNumber(orderNumber as OrderNumber)}?`}>
      <CancelOrderForm
        orderNumber={orderNumber}
        plan={plan}
        closesAtWords={timeWords(plan.closesAt)}
        formKey={formKey}
      />
    </AccountFrame>
  );
