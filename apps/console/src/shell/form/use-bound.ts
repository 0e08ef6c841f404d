import { useInput } from 'react-admin';

interface Bound<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly error: string | undefined;
}

const asItIs = <Value>(value: Value): Value => value;

/** Returns the message of the field, or of the first part of it that has one. */
const messageIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [name, part] of Object.entries(error)) {
    if (name === 'ref') continue;
    const message = messageIn(part);
    if (message !== undefined) return message;
  }
  return undefined;
};

/** Connects a control with the field of the form around it that is named `source`. */
export const useBound = <Value>(source: string): Bound<Value> => {
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  return {
    value: field.value as Value,
    onChange: field.onChange,
    onBlur: () => field.onBlur(),
    inputRef: field.ref,
    error: messageIn(fieldState.error),
  };
};
