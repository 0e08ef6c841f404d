'use client';

import { AskUs } from './AskUs';
import styles from './Chat.module.css';

/** On a product page: the agent sees which tire it is. */
export const AskAboutTire = () => (
  <p className={styles.ask}>
    <AskUs words="Ask about this tire" />
  </p>
);
