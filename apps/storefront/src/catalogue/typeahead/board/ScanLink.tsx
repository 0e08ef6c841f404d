'use client';

import { ScanLine } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PageLink } from '../../../shell/controls';

const HREF = '/simplesnap';

/** Links to SimpleSnap; `onGo` closes the modal on the way. */
export const ScanLink = ({ onGo }: { onGo?: (href: string) => void }) => (
  <PageLink
    href={HREF}
    onClick={(event: MouseEvent) => {
      if (onGo === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onGo(HREF);
    }}
  >
    <ScanLine size={16} strokeWidth={1.75} aria-hidden="true" />
    Scan your sidewall
  </PageLink>
);
