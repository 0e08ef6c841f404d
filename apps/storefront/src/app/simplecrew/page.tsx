import type { Metadata } from 'next';
import { readGlobals } from '../../content';
import { loginHref, readStanding, SimpleCrew } from '../../sso';

export const metadata: Metadata = {
  title: 'SimpleCrew',
  description: '$25 off when you sign up, and up to 20% off tires. SimpleCrew is free.',
  alternates: { canonical: '/simplecrew' },
};

// The sign-in provider describes the club next to the form.
const WITH_CREW = '&displaySimpleCrewView=true';

export default async function SimpleCrewPage() {
  const [standing, { simpleCrewPromo }] = await Promise.all([readStanding(), readGlobals()]);
  return (
    <SimpleCrew
      standing={standing}
      promo={simpleCrewPromo}
      registerHref={`/register?returnTo=%2Fsimplecrew${WITH_CREW}`}
      loginHref={loginHref('/simplecrew') + WITH_CREW}
    />
  );
}
