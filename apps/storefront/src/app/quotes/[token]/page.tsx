import type { Metadata } from 'next';
import { readGlobals } from '../../../content';
import { QuotePageView, readQuote } from '../../../sales';

export const metadata: Metadata = {
  title: 'Your quote',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it. Without any referrer, a form without script could not be traced to its page.
  referrer: 'same-origin',
};

export default async function QuotePage({ params }: PageProps<'/quotes/[token]'>) {
  const { token } = await params;
  const [quote, globals] = await Promise.all([readQuote(token), readGlobals()]);
  return <QuotePageView token={token} quote={quote} phone={globals.customerServiceNumber} />;
}
