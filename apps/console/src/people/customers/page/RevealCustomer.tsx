import { Reveal } from '../../../shell/reveal/index.js';
import { useCustomerCalls } from '../customer-calls.js';
import { contactFacts, Facts } from './Facts.js';
import styles from './Customer.module.css';

/** Shows a customer's masked contact for a stated reason. */
export const RevealCustomer = ({ customerId }: { readonly customerId: string }) => {
  const { revealCustomerContact } = useCustomerCalls();
  return (
    <Reveal
      permission="customers.reveal"
      run={(body) => revealCustomerContact(customerId, body)}
      className={styles.reveal}
    >
      {(contact) => <Facts facts={[['Name', [contact.name]], ...contactFacts(contact)]} />}
    </Reveal>
  );
};
