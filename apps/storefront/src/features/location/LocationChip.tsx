'use client';

import { MapPin } from 'lucide-react';
import { useCallback, useState, type MouseEvent } from 'react';
import { ModalDialog } from '../../shell/ModalDialog';
import type { ShopperPlace } from '../../shopper/shopper';
import { ZipForm } from './ZipForm';

interface LocationChipProps {
  readonly place: ShopperPlace | null;
  readonly className?: string | undefined;
  /** Words instead of the place, as in a prompt. */
  readonly label?: string;
}

/** The place that totals are for. Opens the question for it in place; without script it leads to a page that asks. */
export const LocationChip = ({ place, className, label }: LocationChipProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const words = label ?? (place === null ? 'Add your ZIP' : `${place.city} ${place.zip}`);
  return (
    <>
      <a href="/location" className={className} onClick={open} aria-haspopup="dialog">
        {label === undefined && <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
        {words}
      </a>
      <ModalDialog isOpen={isOpen} onClose={close} title="Where do the tires go?">
        <ZipForm zip={place?.zip ?? ''} onChosen={close} />
      </ModalDialog>
    </>
  );
};
