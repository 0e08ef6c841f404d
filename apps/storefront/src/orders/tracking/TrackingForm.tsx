'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { CodeField, NewCodeButton } from './CodeField';
import type { NextPage } from './next-page';
import { findOrder } from './track-order';
import styles from './Tracking.module.css';

interface TrackingFormProps {
  readonly orderNumber: string;
  /** The page that a mail linked to; null for the order itself. */
  readonly next: NextPage | null;
}

/** Order ID and ZIP; anyone with both sees the order. A number that was guessed too often also needs a code from our email. */
export const TrackingForm = ({ orderNumber, next }: TrackingFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(findOrder, {
    orderNumber,
    zip: '',
    isCodeNeeded: false,
    attempt: 0,
  });
  const { problem, notice, zipError, codeError, isCodeNeeded } = state;
  return (
    <form {...attributes} ref={form} className={styles.form}>
      {problem !== undefined && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      {notice !== undefined && (
        <Banner tone="info" isLive>
          {notice}
        </Banner>
      )}
      <TextField
        label="Order ID"
        name="orderNumber"
        defaultValue={state.orderNumber}
        hint="Ten letters and digits, on your receipt"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        isRequired
      />
      <TextField
        label="Shipping ZIP code"
        name="zip"
        defaultValue={state.zip}
        error={zipError}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        isRequired
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      {isCodeNeeded && <CodeField error={codeError} />}
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        Track order
      </Button>
      {isCodeNeeded && <NewCodeButton isLoading={isPending} />}
    </form>
  );
};
