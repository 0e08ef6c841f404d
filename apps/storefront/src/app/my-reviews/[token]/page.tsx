import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { OwnReviewView, readOwnReview } from '../../../reviews';

export const metadata: Metadata = {
  title: 'Your review',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function OwnReviewPage({ params, searchParams }: PageProps<'/my-reviews/[token]'>) {
  const [{ token }, { sent, unread }] = await Promise.all([params, searchParams]);
  const review = await readOwnReview(token);
  return (
    <OwnReviewView
      token={token}
      review={review}
      isSent={sent === '1'}
      unread={Number(unread) || 0}
      formKey={randomUUID()}
    />
  );
}
