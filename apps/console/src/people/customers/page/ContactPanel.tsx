import type { Customer } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { contactFacts, Facts } from './Facts.js';
import { RevealCustomer } from './RevealCustomer.js';

/** Phones, addresses and last shop of the customer. */
export const ContactPanel = ({ record: { id, contact } }: { readonly record: Customer }) => {
  const can = useCan();
  const { shop } = contact;
  const shopText =
    shop === null
      ? []
      : [can('shops.read') ? <LinkBase to={`/shops/${shop.id}/show`}>{shop.name}</LinkBase> : shop.name];
  return (
    <Panel title="Contact">
      <Facts facts={[...contactFacts(contact), ['Last shop', shopText]]} />
      <RevealCustomer customerId={id} />
    </Panel>
  );
};
