import { isCoverageFree, multiplyCents, sumCents } from '@simpletread/domain';
import { Banner, Button, DataList } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { checkoutHref } from '../../../shell/paths';
import styles from './RoadHazard.module.css';
import { RoadHazardForm } from './RoadHazardForm';
import { REPAIR, REPLACEMENT_BY_YEAR, roadsideWords } from './road-hazard-terms';
import { readCheckout } from '../frame/read-checkout';

const OnlyInstalled = () => (
  <div className={styles.form}>
    <Banner
      action={
        <Button href={checkoutHref('shipping')} linkAs={PageLink} variant="ghost" size="s">
          Choose a shop
        </Button>
      }
    >
      Coverage requires installation by one of our shops. Your tires ship to you.
    </Banner>
    <div className={styles.actions}>
      <Button href={checkoutHref('payments')} linkAs={PageLink} variant="cta" size="l">
        Continue to payment
      </Button>
    </div>
  </div>
);

/** The second step: coverage with its terms, for installed tires. */
export const RoadHazardStep = async () => {
  const checkout = await readCheckout('services');
  const { cart } = checkout;
  const price = sumCents(
    cart.lines.map(({ roadHazardCostInCents, quantity }) => multiplyCents(roadHazardCostInCents, quantity)),
  );
  const isInstalled = cart.fulfilment === 'ship-to-shop';
  return (
    <CheckoutFrame {...checkout} step="services" title="Cover your tires?">
      {isInstalled ? (
        <RoadHazardForm
          isChosen={cart.lines.some(({ roadHazardState }) => roadHazardState === 1)}
          quantity={cart.quantity}
          price={price}
          isFree={isCoverageFree(cart.pricing)}
        />
      ) : (
        <OnlyInstalled />
      )}
      <section className={styles.terms} aria-labelledby="coverage-terms">
        <h2 id="coverage-terms">What it pays</h2>
        <p>If the road ruins a tire and it can’t be repaired, we pay toward the same or a similar one.</p>
        <DataList rows={[...REPLACEMENT_BY_YEAR, REPAIR]} isRuled />
        <p className="t-muted">{roadsideWords(cart.quantity)}</p>
      </section>
    </CheckoutFrame>
  );
};
