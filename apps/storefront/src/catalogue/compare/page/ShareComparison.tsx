'use client';

import { Button } from '@simpletread/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { PrintButton, useHasScript } from '../../../shell/controls';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the page's address: with the device's own sharing, otherwise by the clipboard. */
export const ShareComparison = ({ href, title }: { href: string; title: string }) => {
  const hasScript = useHasScript();
  const [told, setTold] = useState('');
  if (!hasScript) return <a href={href}>Link to this comparison</a>;
  const share = async () => {
    const url = new URL(href, window.location.href).href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        setTold('Link copied');
      }
    } catch (error) {
      if (!isCancelled(error)) setTold(url);
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        onClick={() => void share()}
        iconStart={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Share
      </Button>
      <PrintButton size="s" />
      <span role="status" className="t-small">
        {told}
      </span>
    </>
  );
};
