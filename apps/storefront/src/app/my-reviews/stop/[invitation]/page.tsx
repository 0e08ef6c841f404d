import type { Metadata } from 'next';
import { readReviewRequestsState, StopInvitationsView } from '../../../../reviews';

export const metadata: Metadata = {
  title: 'Review requests',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function StopInvitationsPage({ params }: PageProps<'/my-reviews/stop/[invitation]'>) {
  const { invitation } = await params;
  return <StopInvitationsView invitation={invitation} state={await readReviewRequestsState(invitation)} />;
}
