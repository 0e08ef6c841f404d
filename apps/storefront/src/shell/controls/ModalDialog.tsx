'use client';

import { IconButton } from '@simpletread/ui';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** A sheet from the bottom edge on small screens, from the right edge on others. */
  readonly isDrawer?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog in the browser's top layer, open as long as it is rendered: the page behind is inert, Esc and the scrim close
 * it and focus returns to where it came from. The element is the browser's own because a library's would spend the
 * page's script budget; it hangs on the body because it may be asked for inside a sentence.
 */
export const ModalDialog = ({ onClose, title, isDrawer = false, children }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // By itself the browser begins at the button that closes it.
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
      // In development the effect runs twice: the event of the first closing finds the dialog open again.
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
