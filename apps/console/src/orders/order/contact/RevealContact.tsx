import Button from '@mui/material/Button';
import { revealContact, type RevealedContact } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { Pairs } from '../../../shell/detail/index.js';
import styles from '../../../shell/dialog/Dialog.module.css';
import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { phoneText } from './phone-text.js';
import { useContactCalls } from './contact-calls.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { formContract, TextInput } from '../../../shell/form/index.js';

const pairsOf = (contact: RevealedContact): [string, string][] => [
  ['Phone', phoneText(contact.phone)],
  ['Email', contact.email],
  [
    'Address',
    [contact.company, contact.address1, contact.address2, `${contact.city}, ${contact.state} ${contact.zip}`]
      .filter(Boolean)
      .join(', '),
  ],
  ...(contact.specialInstructions === null
    ? []
    : [['Instructions', contact.specialInstructions] as [string, string]]),
];

type Reveal = BodyOf<typeof revealContact>;

/** Checks the reason for showing a contact. */
const contract = formContract<Reveal, Reveal>({ schema: revealContact.body, inputOf: (form) => form });

/** Shows a masked contact for a stated reason, until the page is left. */
export const RevealContact = ({ orderId }: { readonly orderId: string }) => {
  const can = useCan();
  const data = useContactCalls();
  const [isAsking, setIsAsking] = useState(false);
  const [contact, setContact] = useState<RevealedContact | null>(null);
  const reveal = useStaffAction({
    run: (body: Reveal) => data.revealContact(orderId, body),
    reload: ['history'],
    done: () => 'Contact shown. The audit log records it.',
    onDone: (shown) => {
      setContact(shown);
      setIsAsking(false);
    },
  });
  if (contact !== null) return <Pairs pairs={pairsOf(contact)} />;
  if (can('contacts.read') || !can('contacts.reveal')) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Show contact</Button>
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
          <p className={styles.hint}>
            Your name, the time and the reason are recorded. The contact stays visible until you leave this
            page.
          </p>
          <TextInput source="reason" label="Reason" minLength={5} isRequired isFirst />
        </FormDialog>
      )}
    </>
  );
};
