import { listMyApplications } from '@simpletread/contract';
import type { Metadata } from 'next';
import { shopperClient } from '../../../shell/api';
import { ApplicationList, requireCustomer } from '../../../sso';

export const metadata: Metadata = { title: 'Business accounts', robots: { index: false } };

export default async function ApplicationsPage() {
  await requireCustomer('/account/applications');
  return <ApplicationList applications={await (await shopperClient()).call(listMyApplications, {})} />;
}
