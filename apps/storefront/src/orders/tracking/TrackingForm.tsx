'use client';

import { Banner, Button, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { CodeField, NewCodeButton } from './CodeField';
import { findOrder } from './track-order';
import styles from './Tracking.module.css';

/** Order ID and ZIP; anyone with both sees the order. A number that was guessed too often also needs a code from our email. */
export const TrackingForm = ({ orderNumber }: { orderNumber: string }) => {
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
      {isCodeNeeded && <CodeField error={codeError} />}
      <Button type="submit" variant="cta" size="l" isLoading={isPending}>
        Track order
      </Button>
      {isCodeNeeded && <NewCodeButton isLoading={isPending} />}
    </form>
  );
};
