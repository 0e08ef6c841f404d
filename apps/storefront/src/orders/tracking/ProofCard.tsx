import type { OrderReturns } from '@simpletread/contract';
import { Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { afterSaleStyles as styles } from '../after-sale';
import { ChangeProof } from './ChangeProof';
import type { ProvedPage } from './proved-page';

interface ProofCardProps extends Pick<OrderReturns, 'maskedEmail' | 'changesNeed'> {
  readonly page: ProvedPage;
  /** The page of the order's account that does the same. */
  readonly accountHref: string;
}

interface Words {
  /** After “Sign in to”. */
  readonly heading: string;
  /** After “To” and “can”. */
  readonly action: string;
}

const WORDS: Readonly<Record<ProvedPage, Words>> = {
  return: { heading: 'return tires', action: 'request or change a return' },
  claim: { heading: 'claim a lower price', action: 'make or change a claim' },
  coverage: { heading: 'file a coverage claim', action: 'file or change a claim' },
  delay: { heading: 'answer', action: 'wait or cancel' },
};

/** Sends someone with number and ZIP code to the order's account, or asks them for the code that its mailbox gets. */
export const ProofCard = ({ page, accountHref, maskedEmail, changesNeed }: ProofCardProps) => {
  const { heading, action } = WORDS[page];
  return changesNeed === 'signIn' ? (
    <Card className={styles.sheet ?? ''}>
      <h2>Sign in to {heading}</h2>
      <p>This order belongs to an account. Only its owner can {action}.</p>
      <Button href={accountHref} linkAs={PageLink} variant="cta" size="l">
        Sign in
      </Button>
    </Card>
  ) : (
    <Card className={styles.sheet ?? ''}>
      <h2>Confirm it’s your order</h2>
      <p>
        To {action}, enter the code we email to {maskedEmail}, the address on this order.
      </p>
      <ChangeProof page={page} maskedEmail={maskedEmail} />
    </Card>
  );
};
