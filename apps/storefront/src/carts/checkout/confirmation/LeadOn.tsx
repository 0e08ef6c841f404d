'use client';

import { useEffect } from 'react';

/** Leads to another address by a whole page load, so that the header too sees the cookies it sets. */
export const LeadOn = ({ href }: { href: string }) => {
  useEffect(() => window.location.replace(href), [href]);
  return (
    <div className="l-wrap">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <p role="status">
        Your order is confirmed. <a href={href}>Go on</a>
      </p>
    </div>
  );
};
