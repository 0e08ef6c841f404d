import Button from '@mui/material/Button';
import type { Customer } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { quoteFor } from '../../../sales/index.js';

/** Begins a quote with the customer's contact. */
export const NewQuoteButton = ({
  record: { name, contact, zip },
}: {
  readonly record: Pick<Customer, 'name' | 'contact' | 'zip'>;
}) => {
  const [email = ''] = contact.emails;
  const [phone = ''] = contact.phones;
  const [firstName = ''] = name.split(' ');
  return (
    <Button
      variant="outlined"
      component={LinkBase}
      to="/quotes/create"
      state={quoteFor({ firstName, email, phone, zip: zip ?? '' })}
    >
      New quote
    </Button>
  );
};
