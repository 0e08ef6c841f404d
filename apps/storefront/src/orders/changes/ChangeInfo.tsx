import type { OrderView } from '@simpletread/contract';
import { type Fulfilment, mayChange } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { changeHref } from './change-href';
import styles from './Changes.module.css';

interface ChangeInfoProps {
  readonly order: Pick<
    OrderView,
    'orderNumber' | 'state' | 'fulfilment' | 'isInAccount' | 'maskedEmail' | 'canCancel'
  >;
  readonly isSignedIn: boolean;
}

/** The way to the change, which is in the buyer's account: others may know a number and its ZIP. */
const OnlineWay = ({ order, isSignedIn, label }: ChangeInfoProps & { readonly label: string }) => {
  const href = changeHref(order.orderNumber);
  const query = `?returnTo=${encodeURIComponent(href)}`;
  if (order.isInAccount)
    return isSignedIn ? (
      <Button href={href} linkAs={PageLink} variant="ghost">
        {label}
      </Button>
    ) : (
      <Button href={`/login${query}`} variant="ghost">
        Sign in to change
      </Button>
    );
  return (
    <p>
      <PageLink href={`/register${query}`}>Create an account</PageLink> with {order.maskedEmail}, or{' '}
      <PageLink href={`/login${query}`}>sign in to it</PageLink>. Your order then appears there.
    </p>
  );
};

/** The other ways to receive an order. */
const DELIVERY_WORDS: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'Until then, you can also switch to FedEx pickup.',
  'ship-to-shop':
    'Until the tires are labeled, you can also drop the installation and have them shipped to you or to a FedEx location.',
  'fedex-pickup':
    'Until the tires are labeled, you can also choose another FedEx location or have them shipped to you.',
  'warehouse-pickup': '',
};

const untilWords = (fulfilment: Fulfilment, isAddressOpen: boolean): string => {
  if (fulfilment === 'warehouse-pickup') return 'you pick up the tires';
  return isAddressOpen ? 'the tires are labeled' : 'the carrier has your tires';
};

/** The changes that an order still allows, their deadline and the way to make them; nothing once the carrier has its tires. */
export const ChangeInfo = ({ order, isSignedIn }: ChangeInfoProps) => {
  const { state, fulfilment, canCancel } = order;
  const facts = { state, fulfilment, cancelRequestedAt: null, isBuyerLate: !canCancel };
  if (!mayChange(facts, 'contact').ok) return null;
  const isAddressOpen = mayChange(facts, 'address').ok;
  const isDeliveryOpen = mayChange(facts, 'receiving').ok;
  const areTiresOpen = mayChange(facts, 'tires').ok;
  const what = isAddressOpen ? 'contact or address' : 'contact';
  return (
    <div className={styles.info}>
      <h2>Need to change something?</h2>
      <p>
        You can change the {what} of this order until {untilWords(fulfilment, isAddressOpen)}.
        {isDeliveryOpen && ` ${DELIVERY_WORDS[fulfilment]}`}
        {areTiresOpen && ' You can also swap, add or remove tires while you can still cancel.'}
      </p>
      <OnlineWay
        order={order}
        isSignedIn={isSignedIn}
        label={isDeliveryOpen ? 'Change this order' : `Change ${what}`}
      />
    </div>
  );
};
