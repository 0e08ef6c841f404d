import Button from '@mui/material/Button';
import { revealCustomerContact, type RevealedCustomer } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import hint from '../../../shell/dialog/Dialog.module.css';
import { formContract, TextInput } from '../../../shell/form/index.js';
import { useCustomerCalls } from '../customer-calls.js';
import { contactFacts, Facts } from './Facts.js';
import styles from './Customer.module.css';

type Reveal = BodyOf<typeof revealCustomerContact>;

/** Checks the reason for showing a contact. */
const contract = formContract<Reveal, Reveal>({
  schema: revealCustomerContact.body,
  inputOf: (form) => form,
});

/** Shows a masked contact for a stated reason, until the page is left. */
export const RevealCustomer = ({ customerId }: { readonly customerId: string }) => {
  const can = useCan();
  const data = useCustomerCalls();
  const [isAsking, setIsAsking] = useState(false);
  const [contact, setContact] = useState<RevealedCustomer | null>(null);
  const reveal = useStaffAction({
    run: (body: Reveal) => data.revealCustomerContact(customerId, body),
    reload: ['history'],
    done: () => 'Contact shown. The audit log records it.',
    onDone: (shown) => {
      setContact(shown);
      setIsAsking(false);
    },
  });
  if (contact !== null) return <Facts facts={[['Name', [contact.name]], ...contactFacts(contact)]} />;
  if (can('contacts.read') || !can('customers.reveal')) return null;
  return (
    <div className={styles.reveal}>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        Show contact
      </Button>
      {isAsking && (
        <FormDialog
          title="Show contact details"
          confirm="Show contact"
          isBusy={reveal.isBusy}
          error={reveal.error}
          values={{ reason: '' }}
          contract={contract}
          onSubmit={reveal.submit}
          onClose={() => setIsAsking(false)}
        >
          <p className={hint.hint}>
            Your name, the time and the reason are recorded. The contact stays visible until you leave this
            page.
          </p>
          <TextInput source="reason" label="Reason" minLength={5} isRequired isFirst />
        </FormDialog>
      )}
    </div>
  );
};
