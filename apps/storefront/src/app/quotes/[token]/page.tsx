import type { Metadata } from 'next';
import { readGlobals } from '../../../content';
import { QuotePageView, readQuote } from '../../../sales';

export const metadata: Metadata = {
  title: 'Your quote',
  robots: { index: false, follow: false },
  // The address is a key: no other site hears of it. With no referrer at all a form without script would not say whose it is.
  referrer: 'same-origin',
};

export default async function QuotePage({ params }: PageProps<'/quotes/[token]'>) {
  const { token } = await params;
  const [quote, globals] = await Promise.all([readQuote(token), readGlobals()]);
  return <QuotePageView token={token} quote={quote} phone={globals.customerServiceNumber} />;
}
