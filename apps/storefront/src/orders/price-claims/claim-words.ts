import type { PriceClaimView } from '@simpletread/contract';
import { refundArrivals } from '@simpletread/domain';
import { momentWords } from '../../shell/time';

const by = (moment: string | null): string => (moment === null ? '' : ` by ${momentWords(moment)}`);

/** Returns the next step of a claim, in one sentence. */
export const nextStep = (view: PriceClaimView): string => {
  switch (view.state) {
    case 'requested':
      return view.needsProof
        ? 'Add a picture of the offer so we can check it.'
        : `We’ll check the offer and answer${by(view.answerDueAt)}.`;
    case 'awaitingApproval':
      return `A second person is reviewing your refund. We’ll answer${by(view.answerDueAt)}.`;
    case 'refunding':
      return 'Approved. Your refund is on its way, and you keep your tires.';
    case 'refunded':
      return view.refundedAt === null
        ? 'Refunded.'
        : [`Refunded ${momentWords(view.refundedAt)}.`, ...refundArrivals(view.money?.refunds ?? [])].join(
            ' ',
          );
    case 'denied':
      return 'We can’t refund a difference for this price.';
    case 'withdrawn':
      return 'You withdrew this claim.';
  }
};

/** Returns the destination of a claim's money: `refunded to Visa 4242`. */
export const moneyWords = (state: PriceClaimView['state'], to: string): string => {
  if (state === 'refunded') return `refunded to ${to}`;
  return state === 'refunding' ? `back to ${to}` : `back to ${to}, if we approve`;
};
