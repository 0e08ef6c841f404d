'use client';

import { formatMoney } from '@simpletread/domain';
import { Banner, Button, PriceBlock, TextField, TileImage, TireGlyph } from '@simpletread/ui';
import { ModalDialog, PageLink } from '../../../shell/controls';
import {
  cartPriceWords,
  cartRows,
  cartShares,
  PayLaterNote,
  PriceNotes,
  spokenTotal,
  tiresText,
} from '../../../pricing';
import { tirePicture } from '../../../shell/pictures';
import { VEHICLE_KIND } from '../../../catalogue';
import { useKeptForm } from '../../../shell/form';
import styles from './CartDrawer.module.css';
import { DrawerZip } from './DrawerZip';
import { priceForZip, type PricedForZip } from '../price/price-for-zip';
import type { ShownCart } from '../state/shown-cart';

const Empty = () => (
  <form action="/search" method="get" className={styles.empty}>
    <TireGlyph size={56} strokeWidth={1.25} />
    <p>Tell us what you drive to find tires that fit.</p>
    <input type="hidden" name="type" value={VEHICLE_KIND.id} />
    <TextField
      label={VEHICLE_KIND.leadText}
      name="q"
      placeholder={VEHICLE_KIND.placeholder}
      maxLength={100}
    />
    <Button type="submit" isFullWidth>
      Find tires
    </Button>
  </form>
);

const NOT_PRICED: PricedForZip = { shown: null, zip: '', error: undefined, attempt: 0 };

const Filled = ({ opened, onClose }: { opened: ShownCart; onClose: () => void }) => {
  const { state, isPending, form, attributes } = useKeptForm(priceForZip, NOT_PRICED);
  const { cart, price } = state.shown ?? opened;
  const { pricing } = price;
  const words = cartPriceWords(price);
  // In the cart, the shopper acknowledges a tire that doesn't fit.
  const isBlocked = cart.alerts.some(({ code }) => code === 'fitmentRefused');
  return (
    <div className={styles.cart}>
      <ul role="list" className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.lineId}>
            <TileImage
              src={tirePicture(line.imageKey, 'hero', true)}
              alt=""
              width={64}
              height={64}
              corner="m"
              ratio="1"
              isGlyphOnly
            />
            <span>
              <b>
                {line.brandName} {line.name}
              </b>
              <br />
              <span className="t-size">{line.sizeCode}</span>, {tiresText(line.quantity)}
              <PriceNotes tire={{ ...line, priceInCents: line.salePriceInCents }} />
            </span>
            <span className={styles.subtotal}>{formatMoney(line.subtotalInCents)}</span>
          </li>
        ))}
      </ul>
      {cart.alerts.map(({ code, message, lineId }) => (
        <Banner key={`${code}-${lineId ?? ''}`} tone="warn">
          {message}
        </Banner>
      ))}
      <PriceBlock
        amount={pricing.totalInCents}
        label={words.label}
        context={words.context}
        isPartial={words.isPartial}
        shares={cartShares(price)}
        rows={cartRows(price)}
        announcement={pricing.isTaxKnown ? spokenTotal(price) : ''}
      />
      <PayLaterNote payLater={cart.payLater} />
      {!pricing.isTaxKnown && (
        <form {...attributes} ref={form} noValidate>
          <DrawerZip state={state} isPending={isPending} />
        </form>
      )}
      {!isBlocked && (
        <Button
          href="/checkout/shipping"
          linkAs={PageLink}
          variant="cta"
          size="l"
          isFullWidth
          onClick={onClose}
        >
          Check out
        </Button>
      )}
      <Button href="/cart" linkAs={PageLink} variant="ghost" isFullWidth onClick={onClose}>
        View cart
      </Button>
    </div>
  );
};

export interface CartDrawerProps {
  readonly onClose: () => void;
  /** Null without a cart. */
  readonly shown: ShownCart | null;
}

/** The cart next to the page, open while rendered: its content and price, or that it is empty. */
export const CartDrawer = ({ onClose, shown }: CartDrawerProps) => {
  const isEmpty = shown === null || shown.cart.lines.length === 0;
  return (
    <ModalDialog
      onClose={onClose}
      isDrawer
      title={isEmpty ? 'Your cart is empty' : `Your cart, ${tiresText(shown.cart.quantity)}`}
    >
      {isEmpty ? <Empty /> : <Filled opened={shown} onClose={onClose} />}
    </ModalDialog>
  );
};
