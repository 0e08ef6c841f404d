import { returnPathOf } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { loginHref } from '../../sso';
import { PageLink } from '../../shell/controls';
import { ProblemPage } from '../../shell/problems';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = { title: 'Sign-in failed', robots: { index: false } };

export default async function SignInProblemPage({ searchParams }: PageProps<'/sign-in-problem'>) {
  const returnTo = returnPathOf(textOf(await searchParams, 'returnTo', 2000));
  return (
    <ProblemPage
      title="Sign-in failed"
      actions={
        <>
          <Button href={loginHref(returnTo)} variant="cta">
            Try again
          </Button>
          <Button href="/" linkAs={PageLink} variant="ghost">
            Continue as a guest
          </Button>
        </>
      }
    >
      <p>
        It took too long, was started in another browser, or was cancelled. Nothing has changed; your cart is
        still here.
      </p>
    </ProblemPage>
  );
}
