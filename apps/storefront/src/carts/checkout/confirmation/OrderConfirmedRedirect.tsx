'use client';

import { useEffect } from 'react';

/** Redirects with a full page load, so the header also sees the cookies it sets. */
export const OrderConfirmedRedirect = ({ href }: { href: string }) => {
  useEffect(() => window.location.replace(href), [href]);
  return (
    <div className="l-wrap">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <p role="status">
        Your order is confirmed. <a href={href}>Continue</a>
      </p>
    </div>
  );
};
