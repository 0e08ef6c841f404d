'use client';

import { Banner, Button } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { CodeField, NewCodeButton } from './CodeField';
import { proveChange } from './prove-change';
import type { ProvedPage } from './proved-page';
import styles from './Tracking.module.css';

interface ChangeProofProps {
  /** The page that they go on with. */
  readonly page: ProvedPage;
  readonly maskedEmail: string;
}

/** Asks a guest for the code from our email, before anything of their order is changed. */
export const ChangeProof = ({ page, maskedEmail }: ChangeProofProps) => {
  const { state, isPending, form, attributes } = useKeptForm(proveChange, {
    isAsked: false,
    isJustAsked: false,
    attempt: 0,
  });
  const { isAsked, isJustAsked, codeError, problem } = state;
  return (
    <form {...attributes} ref={form} className={styles.form}>
      {problem !== undefined && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {isJustAsked && (
        <Banner tone="info" isLive>
          Check {maskedEmail} for your code. If you already have one that works, use it: we send another only
          after it expires.
        </Banner>
      )}
      <input type="hidden" name="page" value={page} />
      {isAsked && <CodeField error={codeError} />}
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        {isAsked ? 'Continue' : 'Email me a code'}
      </Button>
      {isAsked && <NewCodeButton isLoading={isPending} />}
    </form>
  );
};
