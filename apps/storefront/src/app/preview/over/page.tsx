import { PREVIEW_MINUTES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'No longer a preview', robots: { index: false } };

/** After a preview, and instead of it where its link does not work. */
export default function PreviewOverPage() {
  return (
    <ProblemPage
      title="This is the shop as it is now"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Go to the shop
        </Button>
      }
    >
      <p>
        The preview is over: you ended it, began another one, its {PREVIEW_MINUTES} minutes were over, or you
        signed out of the console. A link works once, for a minute, in the browser of who asked for it. You
        get another one in the console.
      </p>
    </ProblemPage>
  );
}
