import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EditReviewView, EditShopReviewView, readOwnReview } from '../../../../reviews';

export const metadata: Metadata = {
  title: 'Edit your review',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function EditReviewPage({ params }: PageProps<'/my-reviews/[token]/edit'>) {
  const { token } = await params;
  const review = await readOwnReview(token);
  if (!review.mayEdit) redirect(`/my-reviews/${encodeURIComponent(token)}`);
  if (review.shop !== null)
    return (
      <EditShopReviewView
        token={token}
        review={review}
        company={review.shop.company}
        formKey={randomUUID()}
      />
    );
  return <EditReviewView token={token} review={review} formKey={randomUUID()} />;
}
