import type { DelayPreview } from '@simpletread/contract';

import styles from './Delay.module.css';

/** Shows what the buyer of a late order would read, and what happens next. */
export const DelayLetter = ({ preview }: { readonly preview: DelayPreview }) => (
  <section className={styles.preview} aria-label="Preview">
    <div className={styles.letter}>
      <b>{preview.subject}</b>
      {preview.mail.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {preview.text !== null && (
      <div className={styles.letter}>
        <b>Text message</b>
        <p>{preview.text}</p>
      </div>
    )}
    <ul className={styles.effects} aria-label="What happens next">
      {preview.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </section>
);
