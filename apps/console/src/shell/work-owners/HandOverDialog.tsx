import { setWorkOwner, type WorkOwner } from '@simpletread/contract';

import { useStaffAction } from '../action/index.js';
import { type BodyOf } from '../api/index.js';
import { FormDialog } from '../dialog/index.js';
import { formContract, SelectInput, TextInput } from '../form/index.js';
import type { OwnedRecordRef } from './owned-record-context.js';
import { useOwnerCalls } from './owner-calls.js';

interface HandOverDialogProps {
  readonly record: OwnedRecordRef;
  /** The owner that the person sees. */
  readonly seen: string | null;
  /** Without the owner. */
  readonly colleagues: readonly WorkOwner[];
  readonly onClose: () => void;
}

interface Form {
  readonly to: string;
  readonly note: string;
}

type Body = BodyOf<typeof setWorkOwner>;

/** Queries that show owners, by the first part of their key. */
export const OWNER_READS = [
  'work',
  'orders',
  'returns',
  'price-claims',
  'coverage-claims',
  'sales-requests',
  'sales-pipeline',
  'fleets',
  'messages',
  'alerts',
  'quotes',
  'reviews',
  'approvals',
  'waiting',
  'history',
];

/** Hands a record to a colleague, who finds it on Today with the note. */
export const HandOverDialog = ({ record: { kind, id }, seen, colleagues, onClose }: HandOverDialogProps) => {
  const calls = useOwnerCalls();
  const hand = useStaffAction({
    run: (body: Body, key) => calls.setWorkOwner(kind, id, body, key),
    reload: OWNER_READS,
    done: ({ owner }) => `Handed to ${owner?.name ?? 'nobody'}.`,
    onDone: onClose,
  });
  const contract = formContract<Form & Record<string, string>, Body>({
    schema: setWorkOwner.body,
    inputOf: ({ to, note }) => ({ to, seen, ...(note === '' ? {} : { note }) }),
  });
  return (
    <FormDialog
      title="Hand over"
      confirm="Hand over"
      isBusy={hand.isBusy}
      error={hand.error}
      values={{ to: colleagues[0]?.staffId ?? '', note: '' }}
      contract={contract}
      onSubmit={hand.submit}
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        source="to"
        label="Colleague"
        options={colleagues.map(({ staffId, name }) => [staffId, name] as const)}
        isRequired
      />
      <TextInput source="note" label="Note for them" rows={3} maxLength={500} />
    </FormDialog>
  );
};
