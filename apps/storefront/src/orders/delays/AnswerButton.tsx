'use client';

import { Banner, Button, type ButtonVariant } from '@simpletread/ui';
import { type ReactNode, useActionState } from 'react';
import { type ChangeAnswer, QUIET } from '../../shell/form';
import styles from './Delay.module.css';

export type AnswerAction = (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;

interface AnswerButtonProps {
  /** Sends the answer, for the place that it is given at. */
  readonly action: AnswerAction;
  /** The place, the answer, the version and refund that the page shows, and the form's key. */
  readonly fields: Readonly<Record<string, string>>;
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
}

/** One answer to a delay with its button; a refusal is shown above it. */
export const AnswerButton = ({ action, fields, variant, children }: AnswerButtonProps) => {
  const [{ problem }, send, isSending] = useActionState(action, QUIET);
  return (
    <form action={send} className={styles.card}>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button type="submit" variant={variant} isLoading={isSending}>
          {children}
        </Button>
      </div>
    </form>
  );
};
