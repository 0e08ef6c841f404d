import type { SwapOffer, SwapView } from '@simpletread/contract';
import { Banner, Button, SelectField } from '@simpletread/ui';
import { momentWords } from '../../shell/time';
import { MOST_SWAPPED, type SwapWish } from './read-swap';
import styles from './Swap.module.css';
import { SwapOfferCard } from './SwapOfferCard';

interface SwapPageViewProps {
  readonly token: string;
  readonly swap: SwapView;
  /** Null if nothing can be swapped. */
  readonly wish: SwapWish | null;
  readonly offers: readonly SwapOffer[];
  readonly phone: { readonly display: string; readonly value: string };
}

const countOf = (count: number): string => `${count} ${count === 1 ? 'tire' : 'tires'}`;

const WishForm = ({ lines, wish }: Pick<SwapView, 'lines'> & { readonly wish: SwapWish }) => (
  <form className={styles.wish}>
    {lines.length === 1 ? (
      <input type="hidden" name="line" value={wish.lineId} />
    ) : (
      <SelectField
        name="line"
        label="Tires to swap"
        options={lines.map(({ lineId, name }) => ({ value: lineId, label: name }))}
        defaultValue={wish.lineId}
      />
    )}
    <SelectField
      name="quantity"
      label="How many"
      options={Array.from({ length: MOST_SWAPPED }, (_, index) => ({
        value: String(index + 1),
        label: countOf(index + 1),
      }))}
      defaultValue={String(wish.quantity)}
    />
    <Button type="submit" variant="ghost">
      Show tires
    </Button>
  </form>
);

/** Returns the effects that all offers have; none for a single one, whose card has them. */
const sharedEffects = (offers: readonly SwapOffer[]): readonly string[] => {
  const [first, ...others] = offers;
  if (first === undefined || others.length === 0) return [];
  return first.effects.filter((effect) => others.every(({ effects }) => effects.includes(effect)));
};

/** An order whose tires are swapped for others, or for more of the same, before they ship. */
export const SwapPageView = ({ token, swap, wish, offers, phone }: SwapPageViewProps) => {
  const { orderNumber, refusal, until, vehicle, lines } = swap;
  const shared = sharedEffects(offers);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">
          Order <span className="t-num">{orderNumber}</span>
        </p>
        <h1>Swap or add tires</h1>
        {refusal === null && (
          <p>
            {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            {vehicle === null ? '' : ` for your ${vehicle.year} ${vehicle.make} ${vehicle.model}`}
          </p>
        )}
        {refusal === null && (
          <p>
            {shared.length === 0
              ? 'You place a new order. As soon as you do, we cancel and refund this one.'
              : 'Choose the tires to order instead.'}{' '}
            {until === null
              ? 'This works until your tires are labeled.'
              : `This works until ${momentWords(until)}.`}
          </p>
        )}
      </header>
      {wish === null ? (
        <Banner tone="info" action={<a href={`tel:${phone.value}`}>Call {phone.display}</a>}>
          {refusal ?? 'This order has no tires left.'}
        </Banner>
      ) : (
        <>
          <WishForm lines={lines} wish={wish} />
          {shared.length > 0 && (
            <ul className={styles.list} aria-label="With any of these tires">
              {shared.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
          {offers.length === 0 ? (
            <p role="status">
              No tires that fit are in stock in this quantity. Choose fewer, or call us at {phone.display}.
            </p>
          ) : (
            <ul role="list" className={styles.offers} aria-label="Tires to swap for">
              {offers.map((offer) => (
                <li key={offer.tireId}>
                  <SwapOfferCard token={token} wish={wish} offer={offer} shared={shared} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
};
