import { JoinForm } from './JoinForm';
import styles from './MailingList.module.css';

/** Above the footer's links. */
export const FooterMailingList = () => (
  <section className={`l-wrap ${styles.footer}`} aria-labelledby="mailing-list">
    <h2 id="mailing-list" className={styles.title}>
      Join our mailing list
    </h2>
    <JoinForm />
  </section>
);
