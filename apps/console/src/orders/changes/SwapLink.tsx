import { Button } from '@mui/material';

import { useNotice, useStaffAction } from '../../shell/action/index.js';
import { statusOf } from '../../shell/api/index.js';
import { useChangeCalls } from './change-calls.js';
import styles from './ChangeOrder.module.css';

/** Copies the link with which the buyer swaps the tires of an order, or adds more, and pays for them. */
export const SwapLink = ({ orderId }: { readonly orderId: string }) => {
  const data = useChangeCalls();
  const notice = useNotice();
  const action = useStaffAction({
    run: async (_: null, idempotencyKey) => {
      const { link } = await data.giveSwapLink(orderId, idempotencyKey);
      await navigator.clipboard.writeText(link);
      return link;
    },
    reload: ['orders'],
    done: () => null,
    onDone: () => notice.tell('Swap link copied. Send it to the buyer.'),
    onFailed: (error) =>
      notice.warn(
        statusOf(error) === 0 ? 'The link wasn’t copied. Reload the page and try again.' : error.message,
      ),
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
