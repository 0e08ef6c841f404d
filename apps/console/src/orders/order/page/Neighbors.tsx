import { useNavigate } from 'react-admin';

import { rememberOpened, shortTotalText, useNeighbors } from '../../../shell/list/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import styles from './OrderPage.module.css';

/** The order's position in the list it was opened from. J and K move on from here. */
export const Neighbors = ({ orderId }: { readonly orderId: string }) => {
  const navigate = useNavigate();
  const { place, total, nextId, previousId } = useNeighbors('orders', orderId, 'placedAt');
  const go = (id: string | null): void => {
    if (id === null) return;
    rememberOpened('orders', id);
    navigate(`/orders/${id}/show`);
  };
  useShortcuts([
    { keys: 'j', label: 'Next order', group: 'Order', run: () => go(nextId) },
    { keys: 'k', label: 'Previous order', group: 'Order', run: () => go(previousId) },
  ]);
  if (place === null) return null;
  return (
    <span className={styles.position}>
      {place} of {shortTotalText(total)} <Keys keys="j" /> <Keys keys="k" />
    </span>
  );
};
