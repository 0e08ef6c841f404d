import type { Globals } from '@simpletread/contract';
import { Card } from '@simpletread/ui';
import type { ReactNode } from 'react';
import styles from './Content.module.css';

/** Phone hours and number; nothing while support is off. */
export const SupportHours = ({ globals, chat }: { globals: Globals; chat?: ReactNode }) =>
  globals.customerServiceEnabled ? (
    <Card as="section" aria-labelledby="hours" className={styles.hours ?? ''}>
      <h2 id="hours">Call us</h2>
      <a href={`tel:${globals.customerServiceNumber.value}`} className="t-num">
        {globals.customerServiceNumber.display}
      </a>
      <p>
        Right now {globals.supportHours.isOpen ? '' : 'closed, '}
        {globals.supportHours.nextChange}.
      </p>
      {chat}
      {globals.supportWeek.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  ) : null;
