import type { RevealedCustomer } from '@simpletread/contract';
import type { ReactNode } from 'react';

import { phoneText } from '../../../orders/index.js';
import { EmailText } from '../../../shell/detail/index.js';
import styles from './Customer.module.css';

type Fact = readonly [label: string, values: readonly ReactNode[]];

/** Facts with one value or several, those without any left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, values]) => values.length > 0)
      .map(([label, values]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {values.map((value, at) => (
              <span key={at}>{value}</span>
            ))}
          </dd>
        </div>
      ))}
  </dl>
);

/** A masked contact is no link. */
const linked = (contact: string, href: string, text: string, shown: ReactNode = text): ReactNode =>
  contact.includes('•') ? (
    shown
  ) : (
    <a href={href} aria-label={text}>
      {shown}
    </a>
  );

/** The contact of a person, as `Facts` show it. */
export const contactFacts = ({
  emails,
  phones,
  address,
}: Pick<RevealedCustomer, 'emails' | 'phones' | 'address'>): Fact[] => [
  ['Phone', phones.map((phone) => linked(phone, `tel:+1${phone.slice(0, 10)}`, phoneText(phone)))],
  ['Email', emails.map((email) => linked(email, `mailto:${email}`, email, <EmailText email={email} />))],
  ['Address', address],
];
