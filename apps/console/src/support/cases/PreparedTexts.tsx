import ButtonBase from '@mui/material/ButtonBase';
import type { PreparedText } from '@simpletread/contract';

import styles from './Cases.module.css';

interface PreparedTextsProps {
  readonly texts: readonly PreparedText[];
  /** The letters after the slash. */
  readonly typed: string;
  readonly onChoose: (text: PreparedText) => void;
}

const MOST_SHOWN = 6;

/** The prepared texts whose names have what was typed. */
export const PreparedTexts = ({ texts, typed, onChoose }: PreparedTextsProps) => {
  const found = texts.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <ul className={styles.texts} aria-label="Prepared texts">
      {found.slice(0, MOST_SHOWN).map((text) => (
        <li key={text.id}>
          <ButtonBase className={styles.text ?? ''} onClick={() => onChoose(text)}>
            <b>{text.name}</b> <span>{text.text}</span>
          </ButtonBase>
        </li>
      ))}
      {found.length === 0 && <li className={styles.none}>No prepared text has this name.</li>}
    </ul>
  );
};
