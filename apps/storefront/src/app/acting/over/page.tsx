import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'No longer seen as a customer', robots: { index: false } };

/** After staff saw the shop as a customer, and instead of it where their link does not work. */
export default function ActingOverPage() {
  return (
    <ProblemPage
      title="You do not see the shop as a customer"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Go to the shop
        </Button>
      }
    >
      <p>
        You ended it, the 15 minutes were over, or you signed out of the console. A link works once, for a
        minute, in the browser of who asked for it. You get another one on the customer’s account in the
        console.
      </p>
    </ProblemPage>
  );
}
