'use client';

import { Banner, Button, type ButtonVariant } from '@simpletread/ui';
import { type ReactNode, useActionState } from 'react';
import { QUIET } from '../../shell/form';
import { answerByLink, answerSignedIn } from './delay-actions';
import type { DelayPlace } from './delay-place';
import styles from './Delay.module.css';

interface AnswerButtonProps {
  readonly place: DelayPlace;
  /** The answer, the version and refund that the page shows, and the form's key. */
  readonly fields: Readonly<Record<'answer' | 'version' | 'refundInCents' | 'key', string>>;
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
}

/** One answer to a delay with its button; a refusal is shown above it. */
export const AnswerButton = ({ place, fields, variant, children }: AnswerButtonProps) => {
  const action = 'token' in place ? answerByLink : answerSignedIn;
  const [{ problem }, send, isSending] = useActionState(action, QUIET);
  return (
    <form action={send} className={styles.card}>
      {problem !== null && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {Object.entries({ ...place, ...fields }).map(([name, value]) => (
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
