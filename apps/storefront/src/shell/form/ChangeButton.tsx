'use client';

import { Banner, Button, type ButtonVariant } from '@simpletread/ui';
import { type ReactNode, useActionState } from 'react';
import { type ChangeAnswer, QUIET } from './change-answer';
import styles from './Standing.module.css';

interface ChangeButtonProps {
  readonly action: (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** One change of the account with one button; a refusal is shown above it. */
export const ChangeButton = ({ action, fields = {}, variant = 'cta', children }: ChangeButtonProps) => {
  const [{ problem }, send, isSending] = useActionState(action, QUIET);
  return (
    <form action={send} className={styles.change}>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} isLoading={isSending}>
        {children}
      </Button>
    </form>
  );
};
