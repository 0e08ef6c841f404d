import type { OrderPriceClaims } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber, PRICE_GUARANTEE_DAYS } from '@simpletread/domain';
import { Banner, Button, EmptyState, Tag } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dateWords, dayWords } from '../../shell/time';
import { afterSaleStyles as styles } from '../after-sale';
import { ProofCard } from '../tracking';
import { ClaimCard } from './ClaimCard';
import { ClaimForm } from './ClaimForm';
import { claimHref, type ClaimPlace } from './claim-place';

interface ClaimPageProps {
  readonly place: ClaimPlace;
  readonly claims: OrderPriceClaims;
  readonly formKey: string;
  /** Pictures of the last claim that weren't added. */
  readonly unreadCount: number;
}

const leftWords = ({ daysLeft, lastDay }: OrderPriceClaims): string =>
  daysLeft === 0
    ? `Last day: ${dayWords(lastDay)}`
    : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left, until ${dayWords(lastDay)}`;

const canClaim = ({ isOpen, lines }: OrderPriceClaims): boolean =>
  isOpen && lines.some(({ bought, returned, isClaimed }) => bought > returned && !isClaimed);

/** True if the page has something to do: another claim, or a step of one. */
const hasChanges = (claims: OrderPriceClaims): boolean =>
  canClaim(claims) || claims.claims.some(({ canWithdraw, canAddPicture }) => canWithdraw || canAddPicture);

/** The price claims of an order, and the form for another one. */
export const ClaimPage = ({ place, claims, formKey, unreadCount }: ClaimPageProps) => {
  const { orderNumber, placedAt, closedBecause } = claims;
  const mayChange = claims.changesNeed === null;
  const accountOrderNumber = place === 'tracked' ? '' : place.orderNumber;
  const orderHref = place === 'tracked' ? '/track-your-order/result' : `/account/my-orders/${orderNumber}`;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className={styles.over}>
            <PageLink href={orderHref}>Order {formatOrderNumber(orderNumber as OrderNumber)}</PageLink>
            {`, placed ${dateWords(placedAt)}`}
          </p>
          <h1 className={styles.title}>{claims.daysLeft < 0 ? 'Your claims' : 'Claim a lower price'}</h1>
          <p className="t-muted">
            Our price guarantee lasts {PRICE_GUARANTEE_DAYS} days from your order. You get the difference back
            and keep your tires.
          </p>
        </div>
        {claims.isOpen && <Tag>{leftWords(claims)}</Tag>}
      </div>
      {unreadCount > 0 && (
        <Banner tone="bad" isLive>
          We got your claim, but couldn’t add {unreadCount === 1 ? 'one picture' : `${unreadCount} pictures`}.
          Try again below.
        </Banner>
      )}
      {claims.claims.map((view) => (
        <ClaimCard
          key={view.claimNumber}
          view={view}
          accountOrderNumber={accountOrderNumber}
          refundTo={claims.refundTo}
          formKey={formKey}
          isReadOnly={!mayChange}
        />
      ))}
      {!mayChange && hasChanges(claims) && (
        <ProofCard page="claim" accountHref={claimHref({ orderNumber })} {...claims} />
      )}
      {canClaim(claims) ? (
        mayChange && <ClaimForm offer={claims} accountOrderNumber={accountOrderNumber} formKey={formKey} />
      ) : (
        <EmptyState
          title={closedBecause ?? 'Every tire in this order already has a claim.'}
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
