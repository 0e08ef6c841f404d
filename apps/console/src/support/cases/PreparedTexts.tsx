import ButtonBase from '@mui/material/ButtonBase';
import type { PreparedText } from '@simpletread/contract';

import styles from './Cases.module.css';

interface PreparedTextsProps {
  readonly id: string;
  readonly texts: readonly PreparedText[];
  /** The text that Enter chooses. */
  readonly at: number;
  readonly onChoose: (text: PreparedText) => void;
}

const MOST_SHOWN = 6;

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The prepared texts whose names have what was typed after the slash. */
export const foundTexts = (texts: readonly PreparedText[], typed: string): readonly PreparedText[] =>
  texts.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, MOST_SHOWN);

/** Prepared texts to choose from; the keys are handled by the field that they are for. */
export const PreparedTexts = ({ id, texts, at, onChoose }: PreparedTextsProps) =>
  texts.length === 0 ? (
    <p role="status" className={styles.none}>
      No prepared text has this name.
    </p>
  ) : (
    <div id={id} role="listbox" className={styles.texts} aria-label="Prepared texts">
      {texts.map((text, index) => (
        <ButtonBase
          key={text.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.text ?? ''}
          onClick={() => onChoose(text)}
        >
          <b>{text.name}</b> <span>{text.text}</span>
        </ButtonBase>
      ))}
    </div>
  );
