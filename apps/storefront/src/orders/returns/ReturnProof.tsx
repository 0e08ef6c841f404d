import type { OrderReturns } from '@simpletread/contract';
import { Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { afterSaleStyles as styles } from '../after-sale';
import { ChangeProof } from '../tracking';
import { returnHref } from './return-place';

/** Sends someone with number and ZIP code to the order's account, or asks them for the code that its mailbox gets. */
export const ReturnProof = ({ orderNumber, maskedEmail, changesNeed }: OrderReturns) =>
  changesNeed === 'signIn' ? (
    <Card className={styles.sheet ?? ''}>
      <h2>Sign in to return tires</h2>
      <p>This order belongs to an account. Only its owner can request or change a return.</p>
      <Button href={returnHref({ orderNumber })} linkAs={PageLink} variant="cta" size="l">
        Sign in
      </Button>
    </Card>
  ) : (
    <Card className={styles.sheet ?? ''}>
      <h2>Confirm it’s your order</h2>
      <p>
        To request or change a return, enter a code that we email to {maskedEmail}, the address on this order.
      </p>
      <ChangeProof maskedEmail={maskedEmail} />
    </Card>
  );
