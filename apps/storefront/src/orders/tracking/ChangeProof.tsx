'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { proveChange } from './prove-change';
import styles from './Tracking.module.css';

/** Asks a guest for the code from our email, before anything of their order is changed. */
export const ChangeProof = ({ maskedEmail }: { maskedEmail: string }) => {
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
      {isAsked && (
        <TextField
          label="Code from our email"
          name="code"
          error={codeError}
          hint="Eight letters and digits"
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        {isAsked ? 'Continue' : 'Email me a code'}
      </Button>
      {isAsked && (
        <Button type="submit" name="again" value="1" variant="quiet" isLoading={isPending}>
          Email me a new code
        </Button>
      )}
    </form>
  );
};
