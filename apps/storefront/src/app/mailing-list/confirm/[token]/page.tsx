import type { Metadata } from 'next';
import { ConfirmView } from '../../../../content';

export const metadata: Metadata = {
  title: 'Join our mailing list',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function ConfirmPage({ params }: PageProps<'/mailing-list/confirm/[token]'>) {
  const { token } = await params;
  return <ConfirmView token={token} />;
}
