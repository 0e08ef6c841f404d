import type { getReferralOffer, ReplyOf } from '@simpletread/contract';
import { formatRate, ratePpm } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { type ChangeAnswer, ChangeButton } from '../../shell/form';
import styles from './Invite.module.css';

interface OfferProps {
  readonly offer: ReplyOf<typeof getReferralOffer>;
  readonly hasCart: boolean;
  /** Applies the code to the cart, or stores it for a later one. */
  readonly takeOffer: (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
}

/** The benefit for a friend who came by an invitation. */
export const Offer = ({ offer, hasCart, takeOffer }: OfferProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>A friend gives you {formatRate(ratePpm(offer.ratePpm))} off</h1>
      <p className="t-muted">Off the tires of your first order with us, once.</p>
    </div>
    {offer.isOpen ? (
      <>
        <p>
          Your code: <b className={styles.code}>{offer.code}</b>
        </p>
        <ChangeButton action={takeOffer} fields={{ code: offer.code }}>
          {hasCart ? 'Add it to my cart' : 'Find my tires with it'}
        </ChangeButton>
        {!hasCart && <p className="t-muted">It is added to your cart automatically with your first tires.</p>}
      </>
    ) : (
      <Banner>This offer is over. Take a look at today’s deals.</Banner>
    )}
  </div>
);
