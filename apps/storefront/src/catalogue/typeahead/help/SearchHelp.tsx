'use client';

import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { HELP_TOPICS, helpHref, type HelpTopic } from './help-topics';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog')).HelpDialog }));

/** Help with finding the size and the trim: over the page; without script on its own page. */
export const SearchHelp = ({
  className,
  sizeLabel,
}: {
  className?: string | undefined;
  sizeLabel?: string;
}) => {
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  const close = useCallback(() => setTopic(null), []);
  return (
    <>
      {HELP_TOPICS.map(({ id, label }) => (
        <a
          key={id}
          href={helpHref(id)}
          className={className}
          aria-haspopup="dialog"
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setTopic(id);
          }}
        >
          {id === 'size' ? (sizeLabel ?? label) : label}
        </a>
      ))}
      {topic !== null && (
        <Suspense fallback={null}>
          <HelpDialog topic={topic} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
