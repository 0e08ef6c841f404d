import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = {
  title: 'Not available while viewing as a customer',
  robots: { index: false },
};

/** Shown to staff viewing as a customer on pages that only the customer may use. */
export default function NotWhileActingPage() {
  return (
    <ProblemPage
      title="Only the customer can continue"
      actions={
        <Button href="/account" linkAs={PageLink} variant="ghost">
          Back to the account
        </Button>
      }
    >
      <p>
        You are viewing the shop as this customer. Only the customer can buy, sign in or out, verify their
        status, or get copies of their data.
      </p>
    </ProblemPage>
  );
}
