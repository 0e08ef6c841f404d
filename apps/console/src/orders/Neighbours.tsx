import type { AdminOrder } from '@simpletread/contract';
import { useNavigate, usePrevNextController } from 'react-admin';

import { rememberOpened } from '../list/last-opened.js';
import { Keys } from '../shortcuts/Keys.js';
import { useShortcuts } from '../shortcuts/shortcuts-context.js';
import styles from './OrderPage.module.css';

const MOST_ROWS = 500;

const idIn = (path: string): string => path.split('/').at(-2) ?? '';

/** Where the order stands in the list it was opened from; J and K go on from here. */
export const Neighbours = () => {
  const navigate = useNavigate();
  const around = usePrevNextController<AdminOrder>({
    resource: 'orders',
    linkType: 'show',
    limit: MOST_ROWS,
    sort: { field: 'placedAt', order: 'DESC' },
  });
  const go = (path: string | undefined): void => {
    if (path === undefined) return;
    rememberOpened('orders', idIn(path));
    navigate(path);
  };
  useShortcuts([
    { keys: 'j', label: 'Next order', group: 'Order', run: () => go(around.nextPath) },
    { keys: 'k', label: 'Order before', group: 'Order', run: () => go(around.prevPath) },
  ]);
  if (around.index === undefined || around.total === undefined) return null;
  return (
    <span className={styles.position}>
      {around.index + 1} of {around.total} <Keys keys="j k" />
    </span>
  );
};
