import ButtonBase from '@mui/material/ButtonBase';
import type { SavedReply } from '@simpletread/contract';

import styles from './Cases.module.css';

interface SavedRepliesProps {
  readonly id: string;
  readonly texts: readonly SavedReply[];
  /** The text that Enter chooses. */
  readonly at: number;
  readonly onChoose: (text: SavedReply) => void;
}

const MOST_SHOWN = 6;

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The saved replies whose names have what was typed after the slash. */
export const foundTexts = (texts: readonly SavedReply[], typed: string): readonly SavedReply[] =>
  texts.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, MOST_SHOWN);

/** Saved replies to choose from; the keys are handled by the field that they are for. */
export const SavedReplies = ({ id, texts, at, onChoose }: SavedRepliesProps) =>
  texts.length === 0 ? (
    <p role="status" className={styles.none}>
      No saved reply has this name.
    </p>
  ) : (
    <div id={id} role="listbox" className={styles.texts} aria-label="Saved replies">
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
