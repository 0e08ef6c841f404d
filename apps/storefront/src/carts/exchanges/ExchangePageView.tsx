import type { ExchangeView } from '@simpletread/contract';
import { Banner, Card } from '@simpletread/ui';
import { ExchangeMoney } from '../../orders';
import { ChangeButton } from '../../shell/form';
import { momentWords } from '../../shell/time';
import styles from './Exchange.module.css';
import { takeRightTires } from './take-exchange';

interface ExchangePageViewProps {
  readonly token: string;
  readonly exchange: ExchangeView;
  readonly phone: { readonly display: string; readonly value: string };
}

const OVER = {
  ordered: 'You ordered the right size, and the handling fee is waived while you keep it.',
  undone:
    'The order for this exchange was cancelled or returned, so the handling fee is deducted from your refund.',
  lapsed: 'This exchange has expired, so the handling fee is deducted from your refund.',
  over: 'The return for this exchange is closed.',
} as const;

/** An exchange for the right size: tires, what they cost, what comes back, and the way to the cart. */
export const ExchangePageView = ({ token, exchange, phone }: ExchangePageViewProps) => {
  const { returnNumber, state, name, quantity, vehicle, until, fitReasons, totalInCents } = exchange;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">
          Return <span className="t-num">{returnNumber}</span>
        </p>
        <h1>{state === 'open' ? 'Order the right size' : 'Your exchange'}</h1>
        {state !== 'open' && <p>{OVER[state]}</p>}
      </header>
      {state === 'open' && (
        <div className={styles.columns}>
          <Card className={styles.sheet ?? ''}>
            <h2>
              {quantity} × {name}
            </h2>
            <p>
              For your {vehicle.year} {vehicle.make} {vehicle.model}
            </p>
            <ul className={styles.reasons}>
              {fitReasons.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Card>
          <Card className={styles.sheet ?? ''}>
            <h2>Price and refund</h2>
            {totalInCents === null ? (
              <Banner tone="warn" action={<a href={`tel:${phone.value}`}>Call {phone.display}</a>}>
                These tires sold out. Order others in the right size by {momentWords(until)} with the same
                email address, and the handling fee is waived.
              </Banner>
            ) : (
              <>
                <ExchangeMoney priceInCents={totalInCents} {...exchange} />
                <p>
                  Order by <b>{momentWords(until)}</b>
                </p>
                <ChangeButton action={takeRightTires} fields={{ token }}>
                  Add to cart
                </ChangeButton>
              </>
            )}
          </Card>
        </div>
      )}
    </div>
  );
};
