'use client';

import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { timings } from '../tokens/timings.js';
import { Toast, type ToastAction } from './Toast.js';
import { useExpiry } from './use-expiry.js';
import styles from './Toast.module.css';

export type ToastMessage = {
  message: ReactNode;
  /** A bad one stays until dismissed. */
  tone?: 'plain' | 'bad';
  action?: ToastAction;
};

type ShownToast = ToastMessage & { id: number };

export type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Returns a function that shows a toast from anywhere below the provider. */
export const useToast = (): ShowToast => {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
};

const Expiring = ({
  toast,
  isPaused,
  onEnd,
}: {
  toast: ShownToast;
  isPaused: boolean;
  onEnd: () => void;
}) => {
  useExpiry(toast.tone === 'bad' ? null : timings.toastMs, isPaused, onEnd);
  const { action } = toast;
  const ending = action && {
    label: action.label,
    onAction: () => {
      action.onAction();
      onEnd();
    },
  };
  return (
    <Toast tone={toast.tone} action={ending} onDismiss={onEnd}>
      {toast.message}
    </Toast>
  );
};

export type ToastProviderProps = { children: ReactNode };

/** Shows toasts at the bottom of the page. Their time pauses while one is hovered or focused. */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    setToasts((before) => [...before.slice(-2), shown]);
  }, []);
  const end = useCallback((id: number) => {
    setIsPaused(false);
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const pausing = useMemo(
    () => ({
      onPointerEnter: () => setIsPaused(true),
      onPointerLeave: () => setIsPaused(false),
      onFocus: () => setIsPaused(true),
      onBlur: () => setIsPaused(false),
    }),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label="Notifications" {...pausing}>
        {toasts.map((toast) => (
          <Expiring key={toast.id} toast={toast} isPaused={isPaused} onEnd={() => end(toast.id)} />
        ))}
      </section>
    </ToastContext>
  );
};
