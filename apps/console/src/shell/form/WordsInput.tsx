import { useState } from 'react';

import { wordsOf } from './amount-text.js';
import type { InputOf } from './inputs.js';
import { isSameForm } from './is-same-form.js';
import { TextControl, type TextControlProps } from './TextControl.js';
import { useBound } from './use-bound.js';

type WordsInputProps = Omit<InputOf<TextControlProps>, 'type' | 'rows'>;

/** Words or paths, separated by commas. The text stays as typed while it means the same words. */
export const WordsInput = ({ source, ...control }: WordsInputProps) => {
  const { value, onChange, ...bound } = useBound<readonly string[]>(source);
  const [text, setText] = useState(() => value.join(', '));
  return (
    <TextControl
      {...bound}
      maxLength={1000}
      {...control}
      value={isSameForm(wordsOf(text), value) ? text : value.join(', ')}
      onChange={(typed) => {
        setText(typed);
        onChange(wordsOf(typed));
      }}
    />
  );
};
