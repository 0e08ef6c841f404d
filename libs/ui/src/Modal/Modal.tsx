'use client';

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { IconButton } from '../IconButton/IconButton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Modal.module.css';

export type ModalProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Keeps the title only for screen readers and removes the head: the content has its own way to close. */
  isHeadHidden?: boolean;
  description?: ReactNode;
  /** `board` is the search modal: full screen on S. */
  size?: 'm' | 'wide' | 'board';
  footer?: ReactNode;
  initialFocus?: ComponentProps<typeof Dialog.Popup>['initialFocus'];
  children: ReactNode;
  className?: string;
};

/** A dialog over the page: focus stays inside and returns when it closes; Esc and the scrim close it. */
export const Modal = ({
  isOpen,
  onOpenChange,
  title,
  isHeadHidden = false,
  description,
  size = 'm',
  footer,
  initialFocus,
  children,
  className,
}: ModalProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Viewport className={styles.viewport}>
        <Dialog.Popup
          className={classNames(styles.popup, size !== 'm' && styles[size], className)}
          {...(initialFocus === undefined ? {} : { initialFocus })}
        >
          {isHeadHidden ? (
            <VisuallyHidden>
              <Dialog.Title>{title}</Dialog.Title>
            </VisuallyHidden>
          ) : (
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />} />
            </div>
          )}
          {description && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  </Dialog.Root>
);
