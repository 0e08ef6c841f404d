import type { ReturnView } from '@simpletread/contract';
import { momentWords } from '../../shell/time';

const by = (moment: string | null): string => (moment === null ? '' : ` by ${momentWords(moment)}`);

/** What happens next with a return, in one sentence. */
export const nextStep = (view: ReturnView): string => {
  switch (view.state) {
    case 'requested':
    case 'appealed':
      return `We answer${by(view.answerDueAt)}. Please keep the tires until then.`;
    case 'approved':
      return 'Print the labels, tape one on each tire, and hand them to FedEx.';
    case 'received':
    case 'awaitingApproval':
      return `Your tires are here. We refund${by(view.refundDueAt)}.`;
    case 'refunding':
      return 'Your refund is on its way.';
    case 'refunded':
      return `Refunded ${view.refundedAt === null ? '' : momentWords(view.refundedAt)}. Banks take 3 to 5 business days to show it.`;
    case 'denied':
      return 'We can’t take these tires back. You can appeal once.';
    case 'deniedForGood':
      return 'We looked at it again, and can’t take these tires back.';
    case 'notAccepted':
      return 'We checked your tires and can’t refund them.';
    case 'cancelled':
      return 'Nothing is charged, and you keep your tires.';
  }
};
