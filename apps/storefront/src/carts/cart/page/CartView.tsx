import type { CartReply } from '@simpletread/contract';
import { KeepCart } from '../../../shell/shopper';
import { tiresText } from '../../../pricing';
import styles from './Cart.module.css';
import { CartChangesProvider } from './CartChanges';
import { CartLine } from '../lines/CartLine';
import { CartNotice } from './CartNotice';
import { CartSummary } from './CartSummary';
import { EmptyCart } from './EmptyCart';
import { readMissedShop } from '../install-here/read-missed-shop';
import { readInstallFrom } from '../zip/read-install-from';
import { readWarehouses } from '../zip/read-warehouses';
import { cartPriceOf } from '../state/shown-cart';

const FilledCart = async ({ cart }: { cart: CartReply }) => {
  const price = cartPriceOf(cart);
  const [installFrom, missedShop, warehouses] = await Promise.all([
    readInstallFrom(cart),
    readMissedShop(cart),
    // Shoppers who already pick them up need no hint.
    cart.zip === null || cart.fulfilment === 'warehouse-pickup' ? [] : readWarehouses(cart.zip),
  ]);
  return (
    <div className={styles.columns}>
      <ul role="list" className={styles.lines} aria-label="Tires in your cart">
        {cart.lines.map((line) => (
          <CartLine key={line.lineId} line={line} cart={cart} isInstalled={price.usualNear !== null} />
        ))}
      </ul>
      <CartSummary
        cart={cart}
        price={price}
        installFrom={installFrom}
        missedShop={missedShop}
        warehouse={warehouses[0]}
      />
    </div>
  );
};

/** The cart: its tires, its price, and the checkout button. */
export const CartView = ({ cart }: { cart: CartReply | null }) => (
  <div className={`l-wrap ${styles.page}`}>
    <h1 className={styles.title}>
      {cart === null || cart.quantity === 0 ? 'Your cart' : `Your cart, ${tiresText(cart.quantity)}`}
    </h1>
    {cart === null ? (
      <EmptyCart />
    ) : (
      <CartChangesProvider key={cart.cartId} version={cart.version}>
        <KeepCart cartId={cart.cartId} quantity={cart.quantity} />
        <CartNotice />
        {cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />}
      </CartChangesProvider>
    )}
  </div>
);
