import Button from '@mui/material/Button';
import { revealContact } from '@simpletread/contract';
import type { StaffPermission } from '@simpletread/domain';
import { type ReactNode, useState } from 'react';

import { useStaffAction } from '../action/index.js';
import type { BodyOf } from '../api/index.js';
import { useCan } from '../auth/index.js';
import { FormDialog } from '../dialog/index.js';
import styles from '../dialog/Dialog.module.css';
import { formContract, TextInput } from '../form/index.js';

type Reason = BodyOf<typeof revealContact>;

interface RevealProps<Contact> {
  readonly permission: StaffPermission;
  readonly run: (body: Reason) => Promise<Contact>;
  /** Shows the contact. */
  readonly children: (contact: Contact) => ReactNode;
  readonly className?: string | undefined;
}

/** Checks the reason for showing a contact, which is the same for orders and customers. */
const contract = formContract<Reason, Reason>({ schema: revealContact.body, inputOf: (form) => form });

/** Shows a masked contact for a stated reason, until the page is left. */
export const Reveal = <Contact extends object>({
  permission,
  run,
  children,
  className,
}: RevealProps<Contact>) => {
  const can = useCan();
  const [isAsking, setIsAsking] = useState(false);
  const [contact, setContact] = useState<Contact | null>(null);
  const reveal = useStaffAction({
    run,
    reload: ['history'],
    done: () => 'Contact shown. The audit log records it.',
    onDone: (shown) => {
      setContact(shown);
      setIsAsking(false);
    },
  });
  if (contact !== null) return children(contact);
  if (can('contacts.read') || !can(permission)) return null;
  return (
    <div className={className}>
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
          <p className={styles.hint}>
            Your name, the time and the reason are recorded. The contact stays visible until you leave this
            page.
          </p>
          <TextInput source="reason" label="Reason" minLength={5} isRequired isFirst />
        </FormDialog>
      )}
    </div>
  );
};
