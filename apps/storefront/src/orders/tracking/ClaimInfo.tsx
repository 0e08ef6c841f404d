import type { OrderView } from '@simpletread/contract';
import {
  cancelClosesAt,
  lastPriceClaimDay,
  PRICE_GUARANTEE_DAYS,
  priceClaimDaysLeft,
} from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dayWords, momentWords } from '../../shell/time';

interface ClaimInfoProps {
  readonly order: Pick<OrderView, 'state' | 'placedAt'>;
  /** The page on which a lower price is claimed. */
  readonly href: string;
  readonly now: Date;
}

/** The end of the price guarantee, and a link to claim it; nothing for a cancelled order. */
export const ClaimInfo = ({ order, href, now }: ClaimInfoProps) => {
  if (order.state === 'cancelled') return null;
  const placedAt = new Date(order.placedAt);
  const opensAt = cancelClosesAt(placedAt);
  const isTooEarly = order.state === 'placed' && now.getTime() < opensAt.getTime();
  const day = dayWords(lastPriceClaimDay(placedAt));
  const isOpen = priceClaimDaysLeft(placedAt, now) >= 0;
  return (
    <>
      <h2>{isOpen ? `Price guarantee until ${day}` : `Price guarantee ended ${day}`}</h2>
      <p>
        {isOpen
          ? `If we or another seller have a lower price for your tires within ${PRICE_GUARANTEE_DAYS} days, you get the difference back.`
          : `Our price guarantee lasts ${PRICE_GUARANTEE_DAYS} days.`}
      </p>
      {isTooEarly ? (
        <p>You can claim a lower price from {momentWords(opensAt.toISOString())}.</p>
      ) : (
        <Button href={href} linkAs={PageLink} variant="ghost" data-print="hide">
          {isOpen ? 'Claim a lower price' : 'See your claims'}
        </Button>
      )}
    </>
  );
};
