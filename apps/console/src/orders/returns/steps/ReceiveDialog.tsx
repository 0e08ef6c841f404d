import type { AdminReturn, receiveReturn } from '@simpletread/contract';
import { TIRE_CONDITIONS, tireConditionText } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FieldFault, SelectInput, TextInput } from '../../../shell/form/index.js';
import { useReturnCalls } from '../return-calls.js';
import styles from './ReceiveDialog.module.css';
import { receiptContract, receiptFormOf, type ReceiptForm, receiptText } from './received-tires.js';
import { RELOAD, type StepProps } from './return-step.js';

type Receipt = BodyOf<typeof receiveReturn>;

const Sum = ({ record }: { readonly record: AdminReturn }) => {
  const form = useWatch() as ReceiptForm;
  const text = receiptText(record, form);
  return (
    <>
      <p className={styles.sum} role="status">
        {text ?? 'Count at least one tire, and no more than requested in each line.'}
      </p>
      <FieldFault source="tires" about={text} />
    </>
  );
};

/** Records what arrived, tire by tire and condition by condition. */
export const ReceiveDialog = ({ record, onClose }: StepProps) => {
  const data = useReturnCalls();
  const action = useStaffAction({
    run: (body: Receipt, key) => data.receiveReturn(record.id, body, key),
    intentOf: ({ warehouseCode, tires }) => ({ warehouseCode, tires }),
    reload: RELOAD,
    done: ({ returnNumber }) => `${returnNumber} is received. Refund it within 48 hours.`,
    onDone: onClose,
  });
  return (
    <FormDialog<ReceiptForm, Receipt>
      title={`Receive ${record.returnNumber}`}
      confirm="Record receipt"
      isBusy={action.isBusy}
      error={action.error}
      values={receiptFormOf(record)}
      contract={receiptContract(record)}
      onSubmit={action.submit}
      onClose={onClose}
    >
      {record.lines.map((line, at) => (
        <fieldset key={line.lineId} className={styles.line}>
          <legend>
            {line.brandName} {line.name} {line.sizeCode}, {line.quantity} requested
          </legend>
          <div className={styles.counts}>
            {TIRE_CONDITIONS.map((condition, place) => (
              <TextInput
                key={condition}
                source={`lines.${at}.${condition}`}
                label={tireConditionText(condition)}
                maxLength={4}
                isFirst={at === 0 && place === 0}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <SelectInput
        source="warehouseCode"
        label="Warehouse"
        options={record.warehouses.map(({ code, name }) => [code, name] as const)}
      />
      <Sum record={record} />
    </FormDialog>
  );
};
