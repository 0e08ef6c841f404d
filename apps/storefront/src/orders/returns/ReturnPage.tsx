import type { OrderReturns } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber, RETURN_DAYS } from '@simpletread/domain';
import { Banner, Button, EmptyState, Tag } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dateWords, dayWords } from '../../shell/time';
import { afterSaleStyles as styles } from '../after-sale';
import { ProofCard } from '../tracking';
import { ReturnCard } from './ReturnCard';
import { ReturnForm } from './ReturnForm';
import { returnHref, type ReturnPlace } from './return-place';

interface ReturnPageProps {
  readonly place: ReturnPlace;
  readonly returns: OrderReturns;
  readonly formKey: string;
  /** Pictures of the last request that weren't added. */
  readonly unreadCount: number;
}

const isOver = ({ daysLeft }: OrderReturns): boolean => daysLeft !== null && daysLeft < 0;

const closedWords = (order: OrderReturns): string => {
  const { deliveredAt, lastDay, returns } = order;
  if (deliveredAt === null || lastDay === null) return 'You can return tires once they are delivered.';
  if (isOver(order)) return `The last day for a return was ${dayWords(lastDay)}.`;
  return returns.length > 0
    ? 'All tires of this order are in a return or already returned.'
    : 'Nothing in this order can be returned.';
};

const leftWords = (daysLeft: number, lastDay: string): string =>
  daysLeft === 0
    ? `Last day: ${dayWords(lastDay)}`
    : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left, until ${dayWords(lastDay)}`;

/** True if the page has something to do: another return, or a step of one. */
const hasChanges = ({ isOpen, returns }: OrderReturns): boolean =>
  isOpen ||
  returns.some(({ canCancel, canAppeal, canAddPicture }) => canCancel || canAppeal || canAddPicture);

/** The returns of an order, and the form for another one. */
export const ReturnPage = ({ place, returns, formKey, unreadCount }: ReturnPageProps) => {
  const { orderNumber, deliveredAt, daysLeft, lastDay, isOpen } = returns;
  const mayChange = returns.changesNeed === null;
  const accountOrderNumber = place === 'tracked' ? '' : place.orderNumber;
  const orderHref = place === 'tracked' ? '/track-your-order/result' : `/account/my-orders/${orderNumber}`;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className={styles.over}>
            <PageLink href={orderHref}>Order {formatOrderNumber(orderNumber as OrderNumber)}</PageLink>
            {deliveredAt !== null && `, delivered ${dateWords(deliveredAt)}`}
          </p>
          <h1 className={styles.title}>{isOver(returns) ? 'Your returns' : 'Return tires'}</h1>
          <p className="t-muted">
            Unused, unmounted tires, within {RETURN_DAYS} days of delivery. Handling is $20 per tire, waived
            for each tire that you exchange for the right size.
          </p>
        </div>
        {isOpen && daysLeft !== null && lastDay !== null && <Tag>{leftWords(daysLeft, lastDay)}</Tag>}
      </div>
      {unreadCount > 0 && (
        <Banner tone="bad" isLive>
          We got your request, but couldn’t add{' '}
          {unreadCount === 1 ? 'one picture' : `${unreadCount} pictures`}. Try again below.
        </Banner>
      )}
      {returns.returns.map((view) => (
        <ReturnCard
          key={view.returnNumber}
          view={view}
          accountOrderNumber={accountOrderNumber}
          labelHref={`${returnHref(place)}/label/${view.returnNumber}`}
          refundTo={returns.refundTo}
          formKey={formKey}
          isReadOnly={!mayChange}
        />
      ))}
      {!mayChange && hasChanges(returns) && (
        <ProofCard page="return" accountHref={returnHref({ orderNumber })} {...returns} />
      )}
      {isOpen ? (
        mayChange && <ReturnForm offer={returns} accountOrderNumber={accountOrderNumber} formKey={formKey} />
      ) : (
        <EmptyState
          title={closedWords(returns)}
          actions={
            <Button href={orderHref} linkAs={PageLink} variant="ghost">
              Back to the order
            </Button>
          }
        />
      )}
    </div>
  );
};
