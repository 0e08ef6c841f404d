'use client';

import { IconButton } from '@simpletread/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A sheet from the bottom edge on small screens, from the right edge on others. */
  readonly isDrawer?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog in the browser's top layer: the page behind is inert, Esc and the scrim close it and focus returns to where
 * it came from. The element is the browser's own because a library's would spend the page's script budget.
 */
export const ModalDialog = ({ isOpen, onClose, title, isDrawer = false, children }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={isDrawer ? styles.drawer : styles.dialog}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
