import type { OrderView } from '@simpletread/contract';
import { lastReturnDay, RETURN_DAYS, returnDaysLeft } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { dayWords } from '../../shell/time';

interface ReturnInfoProps {
  readonly order: Pick<OrderView, 'state' | 'deliveredAt' | 'fulfilment'>;
  /** The page on which its tires are returned. */
  readonly href: string;
  readonly now: Date;
}

const isOver = ({ deliveredAt }: ReturnInfoProps['order'], now: Date): boolean =>
  deliveredAt !== null && returnDaysLeft(new Date(deliveredAt), now) < 0;

const titleOf = (order: ReturnInfoProps['order'], now: Date): string => {
  const { deliveredAt, fulfilment } = order;
  if (deliveredAt === null)
    return fulfilment === 'warehouse-pickup' ? 'Returns open on pickup' : 'Returns open on delivery';
  const delivered = new Date(deliveredAt);
  return `${!isOver(order, now) ? 'Returns are open until' : 'Returns closed'} ${dayWords(lastReturnDay(delivered))}`;
};

/** The return window, its terms, and the way to the return. */
export const ReturnInfo = ({ order, href, now }: ReturnInfoProps) => {
  if (order.state === 'cancelled') return null;
  return (
    <>
      <h2>{titleOf(order, now)}</h2>
      <p>
        Unused, unmounted tires, within {RETURN_DAYS} days of{' '}
        {order.fulfilment === 'warehouse-pickup' ? 'pickup' : 'delivery'}. Handling is $20 per tire, waived
        for tires that you exchange for the right size.
      </p>
      {order.deliveredAt !== null && (
        <Button href={href} linkAs={PageLink} variant="ghost" data-print="hide">
          {isOver(order, now) ? 'See your returns' : 'Return tires'}
        </Button>
      )}
    </>
  );
};
