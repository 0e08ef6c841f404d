import type { Metadata } from 'next';
import { ChangeOrder, changeHref, kindOf, readChanges, readPoints, wayFor } from '../../../../../orders';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Change order', robots: { index: false } };

export default async function ChangeOrderPage({
  params,
  searchParams,
}: PageProps<'/account/my-orders/[orderNumber]/change'>) {
  const { orderNumber } = await params;
  const query = await searchParams;
  const kind = kindOf(query['kind']);
  const { email } = await requireCustomer(changeHref(orderNumber, kind));
  const changes = await readChanges(orderNumber);
  const way = wayFor(changes, query['way']);
  const search =
    changes !== null && kind === 'receiving' && way === 'fedex-pickup'
      ? await readPoints(changes, query['zip'])
      : null;
  return (
    <ChangeOrder
      orderNumber={orderNumber}
      changes={changes}
      kind={kind}
      way={way}
      search={search}
      email={email}
    />
  );
}
