import { formatMoneyRounded, formatRate, isPaidOverTime, payLaterTerms, ratePpm } from '@simpletread/domain';
import { Banner, Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import styles from './Financing.module.css';
import type { Lender, PayingOverTime } from './read-lenders';

const offWords = (percent: number): string =>
  percent > 0 ? `${percent}% off your tires` : 'The price stays the same';

const LenderCard = ({ lender: { terms, percent } }: { lender: Lender }) => (
  <Card as="li" className={styles.card ?? ''}>
    <h2>{terms.name}</h2>
    <p className={styles.off}>{offWords(percent)}</p>
    {!isPaidOverTime(terms.method) && <p>For business accounts, which pay by invoice.</p>}
    <p>
      For orders of {formatMoneyRounded(terms.leastInCents)} to {formatMoneyRounded(terms.mostInCents)}.
    </p>
  </Card>
);

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The shop's own name for paying over time, with its discount on a first order [R9.10]. */
const SimplePay = ({ ratePpm: rate, methods }: NonNullable<PayingOverTime['firstOrder']>) => (
  <Card as="section" className={styles.card ?? ''} aria-labelledby="simplepay">
    <h2 id="simplepay">SimplePay: {formatRate(ratePpm(rate))} off your first order</h2>
    <p>
      Pay for your first order over time, with{' '}
      {anyOf.format(methods.map((method) => payLaterTerms(method).name))}, and {formatRate(ratePpm(rate))}{' '}
      more comes off your tires automatically, on top of the lender’s discount below. Once per customer.
    </p>
  </Card>
);

const STEPS = [
  'Add your tires to the cart and check out as usual.',
  'Choose your lender as the payment method. The total updates at once and shows your saving.',
  'You apply on the lender’s own page and get an answer at once. We learn its decision and nothing else about you.',
  'You return here, and your order is placed. If the lender declines, nothing is charged and you pay another way.',
];

/** The pay-later lenders, their discounts, and the steps. */
export const Financing = ({ lenders, firstOrder }: PayingOverTime) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Pay for your tires over time</h1>
      <p className="t-muted">
        Tires now, payments later, with a lender of your choice. The lender sets rates and terms.
      </p>
    </div>
    {firstOrder !== null && <SimplePay {...firstOrder} />}
    {lenders.length === 0 ? (
      <Banner>Paying over time is not available right now. You can pay by card.</Banner>
    ) : (
      <ul role="list" className={styles.cards}>
        {lenders.map((lender) => (
          <LenderCard key={lender.terms.method} lender={lender} />
        ))}
      </ul>
    )}
    <section className={styles.head} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="t-muted">
        If an order is cancelled or refunded, the money goes back to the lender, who settles it with you.
      </p>
    </section>
    <div>
      <Button href="/" linkAs={PageLink} variant="cta">
        Find your tires
      </Button>
    </div>
  </div>
);
