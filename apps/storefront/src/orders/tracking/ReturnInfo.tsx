import type { OrderView } from '@simpletread/contract';
import { dateWords } from '../../shell/time';

const RETURN_DAYS = 30;
const DAY_MS = 86_400_000;

interface ReturnInfoProps {
  readonly order: Pick<OrderView, 'state' | 'deliveredAt' | 'estimatedDeliveryOn'>;
  readonly phone: { readonly display: string; readonly value: string };
  readonly now: Date;
}

const titleOf = (deliveredAt: string | null, now: Date): string => {
  if (deliveredAt === null) return 'Returns open on delivery';
  const end = new Date(new Date(deliveredAt).getTime() + RETURN_DAYS * DAY_MS);
  return `${now < end ? 'Returns are open until' : 'Returns closed'} ${dateWords(end.toISOString())}`;
};

/** The return window, and its terms. */
export const ReturnInfo = ({ order, phone, now }: ReturnInfoProps) => {
  if (order.state === 'cancelled') return null;
  return (
    <>
      <h2>{titleOf(order.deliveredAt, now)}</h2>
      <p>
        {RETURN_DAYS} days, unused and unmounted. $20 per tire, free if we swap the size. Call{' '}
        <a href={`tel:${phone.value}`} className="t-num">
          {phone.display}
        </a>
        .
      </p>
    </>
  );
};
