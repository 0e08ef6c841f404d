'use client';

import { type Fault, fillWording } from '@simpletread/domain';
import { TextField } from '@simpletread/ui';
import { useState } from 'react';
import { faultOfField } from './field-check';
import type { ShipToControl } from './ship-to-fields';

interface ShipToTextProps {
  readonly control: ShipToControl;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly attempt: number;
  /** The messages of a field's faults. */
  readonly messages: Readonly<Record<string, string>>;
  readonly isMultiline?: boolean;
  readonly className?: string | undefined;
}

/**
 * Calls `act` once it can't move a button away from under the pointer: at once if focus goes to another field, otherwise after the press. A
 * message that appears between press and release moves the page, and the click is lost.
 */
const afterPress = (goesTo: EventTarget | null, act: () => void): void => {
  if (goesTo instanceof HTMLInputElement || goesTo instanceof HTMLSelectElement) act();
  else document.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true });
};

/** The browser's own verdict on the field's text. */
interface OwnAnswer {
  readonly attempt: number;
  readonly text: string;
  readonly error: string | undefined;
}

/** A text field of the ship-to form. It is checked when left, and once invalid on every key until valid. */
export const ShipToText = ({
  control,
  value,
  error,
  attempt,
  messages,
  isMultiline = false,
  className,
}: ShipToTextProps) => {
  const [own, setOwn] = useState<OwnAnswer | null>(null);
  const { name, label, isOptional = false, hint, ...attributes } = control;
  // A verdict on text the field no longer has is void.
  const isOwn = own !== null && (own.attempt === attempt || own.text !== value);
  const shown = isOwn ? own.error : error;
  const wordingOf = ({ code, data }: Fault) => fillWording(messages[code] ?? code, data);
  const check = (text: string) => {
    const fault = isOptional && text.trim() === '' ? null : faultOfField(name, text);
    setOwn({ attempt, text, error: fault === null ? undefined : wordingOf(fault) });
  };
  const shared = {
    ...attributes,
    name,
    label,
    hint,
    error: shown,
    isRequired: !isOptional,
    isOptionalShown: isOptional,
    defaultValue: value,
    className,
  };
  if (isMultiline) return <TextField {...shared} isMultiline rows={2} />;
  return (
    <TextField
      {...shared}
      onBlur={({ target, relatedTarget }) => {
        if (target.value !== '') afterPress(relatedTarget, () => check(target.value));
      }}
      onChange={({ target }) => {
        if (shown === undefined) setOwn({ attempt, text: target.value, error: undefined });
        else check(target.value);
      }}
    />
  );
};
