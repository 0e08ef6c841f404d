'use client';

import { MapPin } from 'lucide-react';
import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import type { ShopperPlace } from '../../shell/shopper';

// Every page could ask, few do: its script loads on demand.
const ZipDialog = lazy(async () => ({ default: (await import('./ZipDialog')).ZipDialog }));

interface LocationChipProps {
  readonly place: ShopperPlace | null;
  readonly className?: string | undefined;
  /** Text instead of the place, as in a prompt. */
  readonly label?: string;
}

/** The place for totals. Opens its form in place; without script it links to a page with the form. */
export const LocationChip = ({ place, className, label }: LocationChipProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const words = label ?? (place === null ? 'Add your ZIP' : place.zip);
  return (
    <>
      <a href="/location" className={className} onClick={open} aria-haspopup="dialog">
        {label === undefined && <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
        <span>
          {label === undefined && place !== null && <span data-city="">{place.city} </span>}
          {words}
        </span>
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <ZipDialog zip={place?.zip ?? ''} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
