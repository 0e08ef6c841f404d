import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'Not available in a preview', robots: { index: false } };

/** Shown to staff in a preview on pages for buying or accounts. */
export default function NotInPreviewPage() {
  return (
    <ProblemPage
      title="A preview ends here"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Back to the preview
        </Button>
      }
    >
      <p>
        You can’t buy in a preview, and it has no account. End the preview in its bar to use the current shop.
      </p>
    </ProblemPage>
  );
}
