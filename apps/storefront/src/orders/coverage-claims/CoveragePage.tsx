import type { OrderCoverageClaims } from '@simpletread/contract';
import { formatMoneyRounded, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Banner, Button, EmptyState, Tag } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { afterSaleStyles as styles } from '../after-sale';
import { ProofCard } from '../tracking';
import { CoverageCard } from './CoverageCard';
import { CoverageForm } from './CoverageForm';
import { CoverageYears } from './CoverageYears';
import { coverageHref, type CoveragePlace } from './coverage-place';
import { coversTires, lastDayWords } from './coverage-words';

interface CoveragePageProps {
  readonly place: CoveragePlace;
  readonly coverage: OrderCoverageClaims;
  readonly formKey: string;
  /** Pictures of the last claim that weren't added. */
  readonly unreadCount: number;
}

/** True if the order has roadside assistance and no tires with coverage. */
const isRoadsideAlone = (coverage: OrderCoverageClaims): boolean =>
  coverage.roadside.isIncluded && !coversTires(coverage);

/** Why nothing can be claimed. */
const whyClosed = (coverage: OrderCoverageClaims): string =>
  (isRoadsideAlone(coverage) ? coverage.roadside.closedBecause : coverage.closedBecause) ??
  'Every covered tire on this order has been claimed, replaced or returned.';

const leadOf = (coverage: OrderCoverageClaims): string => {
  const { isOpen, lastDay, replacementLimitInCents } = coverage;
  if (isRoadsideAlone(coverage)) return 'Roadside assistance pays for a tow or a tire change.';
  if (!isOpen || lastDay === null) return 'Coverage pays for tires damaged on the road.';
  return `Covered through ${lastDayWords(coverage, lastDay)}. Right now we pay up to ${formatMoneyRounded(replacementLimitInCents)} per tire.`;
};

const isClaimable = ({ isOpen, roadside, lines }: OrderCoverageClaims): boolean =>
  (isOpen && lines.some(({ claimable }) => claimable > 0)) || roadside.isOpen;

/** True if a claim of the page has something to do. */
const hasSteps = ({ claims }: OrderCoverageClaims): boolean =>
  claims.some(
    ({ canAnswer, canCancel, canAppeal, canAddPicture }) =>
      canAnswer || canCancel || canAppeal || canAddPicture,
  );

/** The coverage of an order: its claims, what it pays, and the form for another claim. */
export const CoveragePage = ({ place, coverage, formKey, unreadCount }: CoveragePageProps) => {
  const { orderNumber, changesNeed } = coverage;
  const accountOrderNumber = place === 'tracked' ? '' : place.orderNumber;
  const orderHref = place === 'tracked' ? '/track-your-order/result' : `/account/my-orders/${orderNumber}`;
  const canClaim = isClaimable(coverage);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className={styles.over}>
            <PageLink href={orderHref}>Order {formatOrderNumber(orderNumber as OrderNumber)}</PageLink>
          </p>
          <h1 className={styles.title}>File a coverage claim</h1>
          <p className="t-muted">{leadOf(coverage)}</p>
        </div>
        {coverage.year !== null && coversTires(coverage) && <Tag>Year {coverage.year} of 3</Tag>}
      </div>
      {unreadCount > 0 && (
        <Banner tone="bad" isLive>
          We got your claim, but couldn’t add {unreadCount === 1 ? 'one picture' : `${unreadCount} pictures`}.
          Try again below.
        </Banner>
      )}
      {coverage.claims.map((view) => (
        <CoverageCard
          key={view.claimNumber}
          view={view}
          coverage={coverage}
          accountOrderNumber={accountOrderNumber}
          formKey={formKey}
        />
      ))}
      {changesNeed !== null && (canClaim || hasSteps(coverage)) && (
        <ProofCard page="coverage" accountHref={coverageHref({ orderNumber })} {...coverage} />
      )}
      {canClaim ? (
        changesNeed === null && (
          <CoverageForm coverage={coverage} accountOrderNumber={accountOrderNumber} formKey={formKey} />
        )
      ) : (
        <EmptyState
          title={whyClosed(coverage)}
          actions={
            <Button href={orderHref} linkAs={PageLink} variant="ghost">
              Back to the order
            </Button>
          }
        />
      )}
      <CoverageYears coverage={coverage} />
    </div>
  );
};
