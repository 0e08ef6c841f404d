import { Logo } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './SignInPage.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** The sheet that people see before they are in. */
export const SignInFrame = ({ title, note, children }: SignInFrameProps) => (
  <div className={styles.page}>
    <title>{`${title} · SimpleTread console`}</title>
    <div className={styles.line} />
    <main className={styles.sheet}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>{note}</p>
      {children}
    </main>
    <footer className={styles.foot}>Every action here is recorded in the audit log.</footer>
  </div>
);

/** Why it did not go on; `id` for the field that it is about. */
export const SignInError = ({ id, message }: { readonly id: string; readonly message: string | null }) =>
  message === null ? null : (
    <p className={styles.error} id={id} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      {message}
    </p>
  );
