import { LinkBase } from 'react-admin';

import { useCan } from '../auth/index.js';

interface CustomerLinkProps {
  readonly name: string;
  /** Null once they are erased. */
  readonly customerId: string | null;
}

/** A buyer’s name, which opens the page of the customer for those who may see it. */
export const CustomerLink = ({ name, customerId }: CustomerLinkProps) =>
  useCan()('customers.read') && customerId !== null ? (
    <LinkBase to={`/customers/${customerId}/show`}>{name}</LinkBase>
  ) : (
    <>{name}</>
  );
