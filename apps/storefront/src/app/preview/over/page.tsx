import { PREVIEW_MINUTES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'Preview ended', robots: { index: false } };

/** Shown after a preview, and for a link that doesn't work. */
export default function PreviewOverPage() {
  return (
    <ProblemPage
      title="This is the current shop"
      actions={
        <Button href="/" linkAs={PageLink} variant="ghost">
          Go to the shop
        </Button>
      }
    >
      <p>
        The preview is over: you ended it, started another one, its {PREVIEW_MINUTES} minutes ran out, or you
        signed out of the console. A link works once, for a minute, in the browser that requested it. You can
        get another one in the console.
      </p>
    </ProblemPage>
  );
}
