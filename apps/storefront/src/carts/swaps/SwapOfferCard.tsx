import type { SwapOffer } from '@simpletread/contract';
import { exchangeDifference, formatMoney, subtractCents, ZERO_CENTS } from '@simpletread/domain';
import { Card } from '@simpletread/ui';
import { ChangeButton } from '../../shell/form';
import type { SwapWish } from './read-swap';
import styles from './Swap.module.css';
import { takeSwapTires } from './take-swap';

interface SwapOfferCardProps {
  readonly token: string;
  readonly wish: SwapWish;
  readonly offer: SwapOffer;
  /** Effects that the page shows above the cards. */
  readonly shared: readonly string[];
}

/** Returns the net cost of a swap: `$34.72 more than your refund`. */
const differenceWords = ({ totalInCents, refundInCents }: SwapOffer): string => {
  const difference = exchangeDifference(totalInCents, refundInCents);
  if (difference === 0) return 'Same price as your refund';
  return difference > 0
    ? `${formatMoney(difference)} more than your refund`
    : `${formatMoney(subtractCents(ZERO_CENTS, difference))} less than your refund`;
};

const Prices = ({ amounts }: Pick<SwapOffer, 'amounts'>) => (
  <details className={styles.price}>
    <summary>Price before and after</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ label, beforeInCents, afterInCents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="t-num">{formatMoney(beforeInCents)}</td>
            <td className="t-num">{formatMoney(afterInCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** Tires to swap for: fit, price, refund and a button to add them to the cart. */
export const SwapOfferCard = ({ token, wish, offer, shared }: SwapOfferCardProps) => {
  const { tireId, name, sizeCode, fit, effects, amounts } = offer;
  const { lineId, quantity } = wish;
  return (
    <Card className={styles.offer ?? ''}>
      <h2>
        {quantity} × {name}
      </h2>
      <p>
        <b>{differenceWords(offer)}</b>
      </p>
      <ul className={styles.list} aria-label="Fit">
        {fit === null ? (
          <li>Same size as your tires ({sizeCode}), rated for at least their load and speed</li>
        ) : (
          fit.reasons.map(({ text }) => <li key={text}>{text}</li>)
        )}
      </ul>
      <ul className={styles.list} aria-label="What happens">
        {effects
          .filter((effect) => !shared.includes(effect))
          .map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
      </ul>
      <Prices amounts={amounts} />
      <ChangeButton action={takeSwapTires} fields={{ token, lineId, tireId, quantity: String(quantity) }}>
        Add to cart
      </ChangeButton>
    </Card>
  );
};
