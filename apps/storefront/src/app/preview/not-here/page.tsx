import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'Not in a preview', robots: { index: false } };

/** Where staff who look at a preview end up when they go where somebody buys or has an account. */
export default function NotInPreviewPage() {
  return (
    <ProblemPage
      title="A preview goes no further"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Back to the preview
        </Button>
      }
    >
      <p>
        Nothing can be bought in a preview, and nobody’s account stands behind it. End the preview in its bar
        to use the shop as it is now.
      </p>
    </ProblemPage>
  );
}
