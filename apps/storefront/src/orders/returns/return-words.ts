import type { ReturnView } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber, refundArrivals } from '@simpletread/domain';
import { momentWords } from '../../shell/time';

const by = (moment: string | null): string => (moment === null ? '' : ` by ${momentWords(moment)}`);

/** Returns the destination of a return's money: `refunded to Visa 4242`. */
export const moneyWords = (state: ReturnView['state'], to: string): string => {
  switch (state) {
    case 'received':
    case 'awaitingApproval':
    case 'refunding':
      return `back to ${to}`;
    case 'refunded':
      return `refunded to ${to}`;
    default:
      return `back to ${to}, within 48 hours of receipt`;
  }
};

const refundedWords = ({ refundedAt, money }: ReturnView): string => {
  const done = refundedAt === null ? 'Refunded.' : `Refunded ${momentWords(refundedAt)}.`;
  return [done, ...refundArrivals(money.refunds)].join(' ');
};

/** Returns the next step of a return, in one sentence. */
export const nextStep = (view: ReturnView): string => {
  switch (view.state) {
    case 'requested':
    case 'appealed':
      return `We’ll answer${by(view.answerDueAt)}. Please keep the tires until then.`;
    case 'approved':
      return 'Print the labels, tape one on each tire, and send the tires back.';
    case 'received':
    case 'awaitingApproval':
      return view.lines.every(({ accepted }) => accepted === 0)
        ? `Your tires are here. We’re checking them and email you${by(view.refundDueAt)}.`
        : `Your tires are here. We refund${by(view.refundDueAt)}.`;
    case 'refunding':
      return 'Your refund is on its way.';
    case 'refunded':
      return refundedWords(view);
    case 'denied':
      return 'We can’t take these tires back. You can appeal once.';
    case 'deniedForGood':
      return 'We reviewed your appeal, and we can’t take these tires back.';
    case 'notAccepted':
      return 'We checked your tires and can’t refund them.';
    case 'cancelled':
      return 'Nothing is charged, and you keep your tires.';
  }
};

type Exchange = NonNullable<ReturnView['exchange']>;

/** Returns the state of a return's exchange in plain words. */
export const exchangeWords = ({ state, quantity, name, until, orderNumber, standing }: Exchange): string => {
  const tires = `${quantity} × ${name}`;
  const order = orderNumber === null ? '' : ` in order ${formatOrderNumber(orderNumber as OrderNumber)}`;
  switch (state) {
    case 'open':
      return `Exchange for ${tires}. Order by ${momentWords(until)} and the handling fee is waived.`;
    case 'ordered':
      return `Exchanged for the right size${order}. The handling fee is waived for ${standing < quantity ? standing : quantity} of ${quantity} tires.`;
    case 'undone':
      return `The right size${order} was cancelled or returned, so the handling fee is deducted.`;
    case 'lapsed':
      return 'The right size wasn’t ordered in time, so the handling fee is deducted.';
    case 'over':
      return `Exchange for ${tires}, not ordered.`;
  }
};
