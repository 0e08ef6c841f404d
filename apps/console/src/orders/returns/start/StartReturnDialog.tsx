import type { OrderReturns, startReturn } from '@simpletread/contract';
import { formatMoney, MOST_RETURN_COMMENT, RETURN_REASONS, returnReasonText } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { CheckInput, SelectInput, TextInput } from '../../../shell/form/index.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD } from '../steps/return-step.js';
import { ExchangeFields } from './ExchangeFields.js';
import { priceOf, startContract, type StartForm, startFormOf } from './start-form.js';

interface StartReturnDialogProps {
  readonly orderId: string;
  readonly offer: OrderReturns;
  readonly onClose: () => void;
}

const countsOf = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => [String(count), `${count} of ${most}`] as const);

const Money = ({ offer }: Pick<StartReturnDialogProps, 'offer'>) => {
  const form = useWatch() as StartForm;
  const price = priceOf(offer, form, form.reason === 'wrong-size' && form.exchangeTireId !== '');
  if (price.quantity === 0) return null;
  const fee =
    price.feeInCents > 0
      ? `after a ${formatMoney(price.feeInCents)} handling fee`
      : 'with no handling fee while the buyer keeps the right size';
  return (
    <p role="status">
      Refund: {formatMoney(price.refundInCents)} to {offer.refundTo}, {fee}.
    </p>
  );
};

/** Starts a return for a buyer who called, or an exchange for the right size that the buyer pays for with a link. */
export const StartReturnDialog = ({ orderId, offer, onClose }: StartReturnDialogProps) => {
  const data = useReturnCalls();
  const action = useStaffAction({
    run: (body: BodyOf<typeof startReturn>, key) => data.startReturn(orderId, body, key),
    reload: RELOAD,
    done: ({ returns: [made] }) =>
      made?.exchange === null || made === undefined
        ? `${made?.returnNumber ?? 'The return'} is requested.`
        : `${made.returnNumber} is requested. The buyer will get an email with a link to order the right size.`,
    onDone: onClose,
  });
  return (
    <FormDialog<StartForm, BodyOf<typeof startReturn>>
      title="Return or exchange tires"
      confirm="Start return"
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      values={startFormOf(offer)}
      contract={startContract(offer)}
      onSubmit={action.submit}
      onClose={onClose}
    >
      {offer.lines.map(
        (line, at) =>
          line.returnable > 0 && (
            <SelectInput
              key={line.lineId}
              source={`quantities.${at}`}
              label={`${line.brandName} ${line.name} ${line.sizeCode}`}
              options={countsOf(line.returnable)}
            />
          ),
      )}
      <SelectInput
        source="reason"
        label="Reason"
        options={RETURN_REASONS.map((reason) => [reason, returnReasonText(reason)] as const)}
      />
      <ExchangeFields offer={offer} />
      <TextInput source="comments" label="Comments (optional)" rows={2} maxLength={MOST_RETURN_COMMENT} />
      <CheckInput source="isUnused" label="The buyer confirms the tires are unused and unmounted" />
      <Money offer={offer} />
    </FormDialog>
  );
};
