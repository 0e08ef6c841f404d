'use client';

import { Button, TextField } from '@simpletread/ui';
import { useEffect } from 'react';
import { useKeptForm } from '../../shell/forms';
import { usePlaceActions } from './PlaceActions';
import { PlaceButton } from './PlaceButton';
import type { ZipState } from './place-state';
import styles from './ZipForm.module.css';

interface ZipFormProps {
  readonly zip: string;
  /** Where to go afterwards; without it the form stays where it is. */
  readonly returnTo?: string;
  readonly onChosen?: () => void;
  /** What it is asked for; for prices if not said. */
  readonly purpose?: { readonly hint: string; readonly button: string };
}

const PRICES = {
  hint: 'Fees, tax, shops and delivery days depend on it.',
  button: 'Show totals for this ZIP',
};

/** Asks for the ZIP; works without script where `returnTo` is given. */
export const ZipForm = ({ zip, returnTo, onChosen, purpose = PRICES }: ZipFormProps) => {
  const { chooseZip } = usePlaceActions();
  const { state, isPending, form, attributes } = useKeptForm<ZipState>(chooseZip, { zip });
  useEffect(() => {
    if (state.isChosen) onChosen?.();
  }, [state, onChosen]);
  const leave = () => {
    if (returnTo === undefined) onChosen?.();
    else window.location.assign(returnTo);
  };
  return (
    <form {...attributes} ref={form} className={styles.form} noValidate>
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label="ZIP code"
        name="zip"
        defaultValue={state.zip}
        error={state.error}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        isRequired
        data-asked-first
        hint={purpose.hint}
      />
      <Button type="submit" isFullWidth isLoading={isPending}>
        {purpose.button}
      </Button>
      <PlaceButton onChosen={leave} />
    </form>
  );
};
