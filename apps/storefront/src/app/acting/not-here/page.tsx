import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = {
  title: 'Not while you see the shop as a customer',
  robots: { index: false },
};

/** Where staff who see the shop as a customer end up when they go where only the customer may. */
export default function NotWhileActingPage() {
  return (
    <ProblemPage
      title="Only the customer gets any further"
      actions={
        <Button href="/account" linkAs={PageLink} variant="ghost">
          Back to the account
        </Button>
      }
    >
      <p>
        You are looking at the shop as this customer. Buying, signing in or out, being verified and the copies
        of their data are the customer’s own.
      </p>
    </ProblemPage>
  );
}
