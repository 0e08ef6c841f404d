import { useState } from 'react';

import { type ControlProps, TextControl, wordsOf } from '../../../shell/form/index.js';

interface WordsControlProps extends ControlProps {
  readonly value: readonly string[];
  readonly onChange: (words: string[]) => void;
  readonly placeholder?: string;
}

/** Words or paths with commas between; what is typed stays as it is typed. */
export const WordsControl = ({ value, onChange, ...control }: WordsControlProps) => {
  const [text, setText] = useState(value.join(', '));
  const isTyped = JSON.stringify(wordsOf(text)) === JSON.stringify(value);
  return (
    <TextControl
      {...control}
      maxLength={1000}
      value={isTyped ? text : value.join(', ')}
      onChange={(typed) => {
        setText(typed);
        onChange(wordsOf(typed));
      }}
    />
  );
};
