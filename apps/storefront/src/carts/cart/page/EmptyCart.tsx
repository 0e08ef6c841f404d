import { Button, EmptyState } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { SearchBoard, VEHICLE_KIND } from '../../../catalogue';
import styles from './Cart.module.css';

/** An empty cart: the search, and other links. */
export const EmptyCart = () => (
  <div className={styles.empty}>
    <EmptyState
      title="Your cart is empty"
      actions={
        <>
          <Button href="/tire-sizes" linkAs={PageLink} variant="ghost">
            Tires by size
          </Button>
          <Button href="/track-your-order" linkAs={PageLink} variant="quiet">
            Track an order
          </Button>
        </>
      }
    >
      Tell us what you drive, or the size on your sidewall.
    </EmptyState>
    <SearchBoard initialKind={VEHICLE_KIND.id} />
  </div>
);
