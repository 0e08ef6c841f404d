import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Toast.module.css';

export type ToastAction = { label: string; onAction: () => void };

export type ToastProps = {
  tone?: 'plain' | 'bad';
  children: ReactNode;
  action?: ToastAction | undefined;
  onDismiss?: () => void;
};

/** A recent event, on ink with a mark. Errors are alerts; everything else is a status. */
export const Toast = ({ tone = 'plain', children, action, onDismiss }: ToastProps) => (
  <div
    role={tone === 'bad' ? 'alert' : 'status'}
    className={classNames(styles.toast, tone === 'bad' && styles.isBad)}
  >
    <i className={styles.mark} aria-hidden="true" />
    <span className={styles.words}>{children}</span>
    {action && (
      <button type="button" className={styles.action} onClick={action.onAction}>
        {action.label}
      </button>
    )}
    {onDismiss && (
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </button>
    )}
  </div>
);
