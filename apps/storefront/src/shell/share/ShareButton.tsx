'use client';

import { Button } from '@simpletread/ui';
import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHasScript } from '../controls';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The device's sharing, if available, and a button that copies the page's address. Nothing without script. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const hasScript = useHasScript();
  const [told, setTold] = useState('');
  if (!hasScript) return null;
  const url = new URL(path, window.location.href).href;
  const tell = async (run: () => Promise<void>, done: string) => {
    try {
      await run();
      setTold(done);
    } catch (error) {
      if (!isCancelled(error)) setTold(url);
    }
  };
  return (
    <>
      {'share' in navigator && (
        <Button
          variant="ghost"
          size="s"
          onClick={() => void tell(() => navigator.share({ title, url }), '')}
          iconStart={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Share
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        onClick={() => void tell(() => window.navigator.clipboard.writeText(url), 'Link copied')}
        iconStart={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Copy link
      </Button>
      <span role="status" className="t-small">
        {told}
      </span>
    </>
  );
};
