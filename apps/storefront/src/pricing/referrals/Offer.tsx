import type { getReferralOffer, ReplyOf } from '@simpletread/contract';
import { formatRate, ratePpm } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { type ChangeAnswer, ChangeButton } from '../../shell/forms';
import styles from './Invite.module.css';

interface OfferProps {
  readonly offer: ReplyOf<typeof getReferralOffer>;
  readonly hasCart: boolean;
  /** Puts the code into the cart, or keeps it for the cart to come. */
  readonly takeOffer: (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
}

/** What a friend gets who came by somebody's link. */
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
          {hasCart ? 'Put it into my cart' : 'Find my tires with it'}
        </ChangeButton>
        {!hasCart && <p className="t-muted">It goes into your cart by itself, with your first tires.</p>}
      </>
    ) : (
      <Banner>This offer is over. Our deals of today are still worth a look.</Banner>
    )}
  </div>
);
