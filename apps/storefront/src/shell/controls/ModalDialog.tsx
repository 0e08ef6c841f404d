'use client';

import { IconButton } from '@simpletread/ui';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** A bottom sheet on small screens, a right-hand drawer on others. */
  readonly isDrawer?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog in the browser's top layer, open while rendered: the page behind is inert, Esc and the scrim close it, and focus returns to its
 * origin. It uses the browser's own element because a library's would exceed the script budget; it is attached to the body because it may
 * be opened from inside a sentence.
 */
export const ModalDialog = ({ onClose, title, isDrawer = false, children }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // By default the browser focuses the close button.
    const asked = element?.querySelector<HTMLInputElement>('input[data-asked-first]');
    asked?.focus();
    asked?.select();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={isDrawer ? styles.drawer : styles.dialog}
      // In development the effect runs twice: the first closing event finds the dialog open again.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
};
