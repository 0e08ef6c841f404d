import { ContractError, type CountedTire, countStock, type ReplyOf } from '@simpletread/contract';
import { COUNT_REASONS, type CountReason, countReasonText } from '@simpletread/domain';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput } from '../../shell/form/index.js';
import { useWarehouseCalls } from './warehouse-calls.js';

interface CountForm {
  readonly counted: string;
  readonly reason: CountReason;
}

type Count = BodyOf<typeof countStock>;

interface CountDialogProps {
  readonly code: string;
  readonly tire: CountedTire;
  readonly onCounted: (count: ReplyOf<typeof countStock>) => void;
  readonly onClose: () => void;
}

/** Refusals that the same number, entered again, confirms. */
const DOUBTED: readonly string[] = ['count.confirm', 'count.tooFew'];

const REASONS = COUNT_REASONS.map((reason) => [reason, countReasonText(reason)] as const);

/** Empty for a second count, so Enter alone can't send the first number again. */
const CountedInput = () => {
  const { setValue } = useFormContext<CountForm>();
  useEffect(() => setValue('counted', ''), [setValue]);
  return <TextInput source="counted" label="Tires on the shelf" isFigure maxLength={6} isFirst />;
};

/** Asks for the number of tires on the shelf. A large difference, or fewer than orders need, is recorded once the same number is entered again. */
export const CountDialog = ({ code, tire: { itemNumber, tire }, onCounted, onClose }: CountDialogProps) => {
  const calls = useWarehouseCalls();
  const [doubts, setDoubts] = useState(0);
  const action = useStaffAction({
    run: (body: Count, key) => calls.count(code, body, key),
    reload: ['products', 'tires'],
    done: () => null,
    onDone: (count) => {
      onCounted(count);
      onClose();
    },
    // The second count is a request of its own, also with the same number.
    intentOf: (body) => [body, doubts],
    onFailed: (error) => {
      if (error instanceof ContractError && DOUBTED.includes(error.code ?? '')) setDoubts(doubts + 1);
    },
  });
  return (
    <FormDialog<CountForm, Count>
      title={`Count ${tire}`}
      confirm="Record count"
      isBusy={action.isBusy}
      error={action.error}
      values={{ counted: '', reason: 'regular' }}
      contract={formContract<CountForm, Count>({
        schema: countStock.body,
        inputOf: ({ counted, reason }) => {
          const many = counted.trim() === '' ? Number.NaN : Number(counted);
          return { itemNumber, counted: many, reason };
        },
      })}
      onSubmit={action.submit}
      onClose={onClose}
    >
      <CountedInput key={doubts} />
      <SelectInput source="reason" label="Reason" options={REASONS} />
    </FormDialog>
  );
};
