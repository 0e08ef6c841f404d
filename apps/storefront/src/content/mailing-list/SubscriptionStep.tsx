'use client';

import { Banner, Button } from '@simpletread/ui';
import { QUIET, useKeptForm } from '../../shell/form';
import { confirmJoining, leaveList, measureList } from './mailing-list-actions';
import styles from './MailingList.module.css';

const STEPS = {
  confirm: { action: confirmJoining, button: 'Join the mailing list', variant: 'cta' },
  agree: { action: measureList, button: 'Count my opens', variant: 'quiet' },
  disagree: { action: measureList, button: 'Stop counting my opens', variant: 'quiet' },
  leave: { action: leaveList, button: 'Leave the mailing list', variant: 'primary' },
} as const;

/** A button instead of the link alone: programs that look at emails open links, and must neither join nor leave. */
export const SubscriptionStep = ({
  step,
  token,
}: {
  readonly step: keyof typeof STEPS;
  readonly token: string;
}) => {
  const { action, button, variant } = STEPS[step];
  const { state, isPending, form, attributes } = useKeptForm(action, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.step}>
      <input type="hidden" name="token" value={token} />
      {step === 'agree' && <input type="hidden" name="isAgreed" value="yes" />}
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <span>
        <Button type="submit" variant={variant} isLoading={isPending}>
          {button}
        </Button>
      </span>
    </form>
  );
};
