import { House, PackageCheck, RotateCcw, Undo2, Wrench, type LucideIcon } from 'lucide-react';
import styles from './Home.module.css';

const PROMISES: readonly { icon: LucideIcon; title: string; words: string; fact: string }[] = [
  {
    icon: Wrench,
    title: 'Install at a shop',
    words: 'We ship the tires there; the shop mounts and balances them.',
    fact: '$25 off with four',
  },
  { icon: House, title: 'Ship to me', words: 'To your door, anywhere in the lower 48.', fact: 'Free' },
  {
    icon: PackageCheck,
    title: 'Track it',
    words: 'See where your tires are with your order number and ZIP.',
    fact: 'No account needed',
  },
  {
    icon: Undo2,
    title: 'Changed your mind?',
    words: 'Cancel in your account at any hour, or call us. The money goes back the way you paid.',
    fact: 'Within 30 minutes',
  },
  {
    icon: RotateCcw,
    title: 'Return them',
    words: 'Unused, unmounted tires. No fee if you reorder the right size.',
    fact: '30 days, $20 per tire',
  },
];

/** Delivery and returns, in steps. */
export const Promises = () => (
  <section className={styles.section}>
    <div className="l-wrap">
      <div className={styles.head}>
        <h2>From the warehouse to the road</h2>
      </div>
      <ul role="list" className={styles.promises}>
        {PROMISES.map(({ icon: Icon, title, words, fact }) => (
          <li key={title}>
            <Icon size={26} strokeWidth={1.5} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{words}</p>
            <p className={styles.fact}>{fact}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
