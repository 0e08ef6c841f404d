import type { getReferralOffer, ReplyOf } from '@simpletread/contract';
import { formatRate, ratePpm } from '@simpletread/domain';
import { Banner, Button } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import { ChangeButton } from '../standing/ChangeButton';
import { takeOffer } from './invite-actions';
import styles from './Invite.module.css';

interface OfferProps {
  readonly offer: ReplyOf<typeof getReferralOffer>;
  readonly hasCart: boolean;
}

/** What a friend gets who came by somebody's link. */
export const Offer = ({ offer, hasCart }: OfferProps) => (
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
        {hasCart ? (
          <ChangeButton action={takeOffer} fields={{ code: offer.code }}>
            Put it into my cart
          </ChangeButton>
        ) : (
          <div className={styles.actions}>
            <Button href="/" linkAs={PageLink} variant="cta">
              Find your tires
            </Button>
            <p className="t-muted">Then enter the code in your cart, under “Have a code?”.</p>
          </div>
        )}
      </>
    ) : (
      <Banner>This offer is over. Our deals of today are still worth a look.</Banner>
    )}
  </div>
);
