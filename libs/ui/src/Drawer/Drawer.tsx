'use client';

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { IconButton } from '../IconButton/IconButton.js';
import styles from './Drawer.module.css';

export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The edge it comes from, from M up; on S it is a bottom sheet. */
  side?: 'end' | 'start';
  /** Stays visible below the scrolled content. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** The cart, the filters or the menu next to the page. Focus stays inside and returns when it closes. */
export const Drawer = ({
  isOpen,
  onOpenChange,
  title,
  side = 'end',
  footer,
  children,
  className,
}: DrawerProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Popup className={classNames(styles.drawer, side === 'start' && styles.start, className)}>
        <div className={styles.head}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close render={<IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
