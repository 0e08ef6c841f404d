import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink, ReloadButton } from '../shell/controls';
import { ProblemPage } from '../shell/problems';

export const metadata: Metadata = { title: 'Page missing' };

export default function NotFound() {
  return (
    <ProblemPage
      title="The page you are looking for is missing."
      actions={
        <>
          <Button href="/" linkAs={PageLink}>
            Take me home
          </Button>
          <ReloadButton />
        </>
      }
    >
      <p>
        The address may be old or mistyped. Your tires are still here: find them{' '}
        <PageLink href="/vehicles">by vehicle</PageLink> or{' '}
        <PageLink href="/tire-sizes">by tire size</PageLink>.
      </p>
    </ProblemPage>
  );
}
