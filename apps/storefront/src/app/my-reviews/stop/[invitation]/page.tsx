import type { Metadata } from 'next';
import { StopInvitationsView } from '../../../../reviews';

export const metadata: Metadata = {
  title: 'Review requests',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function StopInvitationsPage({
  params,
  searchParams,
}: PageProps<'/my-reviews/stop/[invitation]'>) {
  const [{ invitation }, { done }] = await Promise.all([params, searchParams]);
  return <StopInvitationsView invitation={invitation} isDone={done === '1'} />;
}
