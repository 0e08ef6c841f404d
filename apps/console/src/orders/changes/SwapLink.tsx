import { Button } from '@mui/material';

import { useNotice, useStaffAction } from '../../shell/action/index.js';
import { useChangeCalls } from './change-calls.js';
import styles from './ChangeOrder.module.css';

/** Copies the link with which the buyer swaps the tires of an order, or adds more, and pays for them. */
export const SwapLink = ({ orderId }: { readonly orderId: string }) => {
  const data = useChangeCalls();
  const notice = useNotice();
  const action = useStaffAction({
    run: async (_: null) => {
      const { link } = await data.getOrderSwap(orderId);
      await navigator.clipboard.writeText(link);
      return link;
    },
    reload: [],
    done: () => null,
    onDone: () => notice.tell('Swap link copied. Send it to the buyer.'),
    onFailed: () => notice.warn('The link wasn’t copied. Reload the page and try again.'),
  });
  return (
    <div className={styles.swap}>
      <p>
        To swap tires or add more, send the buyer a link. Their new order replaces this one once it’s paid.
      </p>
      <Button size="small" disabled={action.isBusy} onClick={() => void action.submit(null)}>
        Copy swap link
      </Button>
    </div>
  );
};
