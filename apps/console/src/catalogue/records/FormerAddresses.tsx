import type { RecordRow } from '@simpletread/contract';
import type { RecordKind } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { useRecordCalls } from './record-calls.js';

/** So long a move may take until the shop tells of it. */
const KNOWN_MS = 2000;

interface FormerAddressesProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
}

/** Where a brand or a line stood in the shop before: each leads to where it stands now, for ever. */
export const FormerAddresses = ({ kind, record }: FormerAddressesProps) => {
  const data = useRecordCalls();
  const { data: former = [] } = useQuery({
    queryKey: ['former-addresses', kind, record.id, record.version],
    queryFn: () => data.formerAddresses(kind, record.values),
    refetchInterval: KNOWN_MS,
  });
  if (former.length === 0) return null;
  return (
    <Panel title="Former addresses" extra="they lead here">
      <PlainTable
        label="Former addresses"
        rows={former.map((path) => ({ path }))}
        keyOf={({ path }) => path}
        columns={[{ label: 'Address', render: ({ path }) => path }]}
      />
    </Panel>
  );
};
