import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'No longer viewing as a customer', robots: { index: false } };

/** Shown after a visit as a customer, and for a link that doesn't work. */
export default function ActingOverPage() {
  return (
    <ProblemPage
      title="You are not viewing the shop as a customer"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Go to the shop
        </Button>
      }
    >
      <p>
        You ended it, the 15 minutes ran out, or you signed out of the console. A link works once, for a
        minute, in the browser that requested it. You can get another one on the customer’s account in the
        console.
      </p>
    </ProblemPage>
  );
}
