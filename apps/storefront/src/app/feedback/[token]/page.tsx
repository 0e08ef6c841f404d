import type { Metadata } from 'next';
import { FeedbackView, readQuestion } from '../../../support';

export const metadata: Metadata = {
  title: 'How did we do?',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it.
  referrer: 'same-origin',
};

export default async function FeedbackPage({ params }: PageProps<'/feedback/[token]'>) {
  const { token } = await params;
  return <FeedbackView token={token} question={await readQuestion(token)} />;
}
