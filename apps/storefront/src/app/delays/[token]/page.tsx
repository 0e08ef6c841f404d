import type { Metadata } from 'next';
import { readGlobals } from '../../../content';
import { answerByLink, DelayPage, readDelay } from '../../../orders';

export const metadata: Metadata = {
  title: 'Your order is delayed',
  robots: { index: false, follow: false },
  // The address is a secret: no other site may see it. Without any referrer, a form without script could not be traced to its page.
  referrer: 'same-origin',
};

export default async function DelayedOrderPage({ params }: PageProps<'/delays/[token]'>) {
  const { token } = await params;
  const [delay, globals] = await Promise.all([readDelay(token), readGlobals()]);
  return (
    <DelayPage
      delay={delay}
      action={answerByLink}
      place={{ token }}
      phone={globals.customerServiceNumber}
      formKey={crypto.randomUUID()}
    />
  );
}
