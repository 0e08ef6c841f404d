import type { ReturnView } from '@simpletread/contract';
import { byWords, refundedWords } from '../after-sale';

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

/** Returns the next step of a return, in one sentence. */
export const nextStep = (view: ReturnView): string => {
  switch (view.state) {
    case 'requested':
    case 'appealed':
      return `We answer${byWords(view.answerDueAt)}. Please keep the tires until then.`;
    case 'approved':
      return 'Print the labels, tape one on each tire, and send the tires back.';
    case 'received':
    case 'awaitingApproval':
      return view.lines.every(({ accepted }) => accepted === 0)
        ? `Your tires are here. We’re checking them and email you${byWords(view.refundDueAt)}.`
        : `Your tires are here. We refund${byWords(view.refundDueAt)}.`;
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
