import type { RevealedContact } from '@simpletread/contract';

import { Pairs } from '../../../shell/detail/index.js';
import { Reveal } from '../../../shell/reveal/index.js';
import { useContactCalls } from './contact-calls.js';
import { phoneText } from './phone-text.js';

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

/** Shows the masked contact of an order for a stated reason. */
export const RevealContact = ({ orderId }: { readonly orderId: string }) => {
  const { revealContact } = useContactCalls();
  return (
    <Reveal permission="contacts.reveal" run={(body) => revealContact(orderId, body)}>
      {(contact) => <Pairs pairs={pairsOf(contact)} />}
    </Reveal>
  );
};
