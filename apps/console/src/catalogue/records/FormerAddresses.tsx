import type { RecordRow } from '@simpletread/contract';
import type { RecordKind } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { useRecordCalls } from './record-calls.js';

/** The longest delay until the shop shows a move. */
const KNOWN_MS = 2000;

interface FormerAddressesProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
}

/** Former addresses of a brand or a line. Each redirects to the current one, forever. */
export const FormerAddresses = ({ kind, record }: FormerAddressesProps) => {
  const data = useRecordCalls();
  const { data: former = [] } = useQuery({
    queryKey: ['former-addresses', kind, record.id, record.version],
    queryFn: () => data.formerAddresses(kind, record.values),
    refetchInterval: KNOWN_MS,
  });
  if (former.length === 0) return null;
  return (
    <Panel title="Former addresses" extra="redirect here">
      <PlainTable
        label="Former addresses"
        rows={former.map((path) => ({ path }))}
        keyOf={({ path }) => path}
        columns={[{ label: 'Address', render: ({ path }) => path }]}
      />
    </Panel>
  );
};
