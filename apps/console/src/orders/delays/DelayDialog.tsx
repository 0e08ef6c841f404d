import type { AdminOrder } from '@simpletread/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import { orderNumberText } from '../../shell/detail/index.js';
import { FormDialog, UNSENT } from '../../shell/dialog/index.js';
import { CheckInput, DayInput, type FieldErrors, SelectInput } from '../../shell/form/index.js';
import { useDelayCalls } from './delay-calls.js';
import styles from './Delay.module.css';
import { DelayLetter } from './DelayLetter.js';
import {
  delayContract,
  type DelayForm,
  delayFormOf,
  type DelayInput,
  delayInputOf,
  isSameDelay,
  REASON_OPTIONS,
  type SeenDelay,
} from './delay-form.js';

type Props = { readonly seen: SeenDelay | null };

// A preview of another delay than the typed one is no preview.
const useSeen = ({ seen }: Props): SeenDelay | null => {
  const form = useWatch() as DelayForm;
  return seen !== null && isSameDelay(seen.input, delayInputOf(form)) ? seen : null;
};

const Fields = () => {
  const { isUnknown } = useWatch() as DelayForm;
  return (
    <div className={styles.fields}>
      <SelectInput source="reason" label="Reason" options={REASON_OPTIONS} />
      {!isUnknown && <DayInput source="revisedOn" label="New delivery day" isRequired />}
      <CheckInput source="isUnknown" label="Nobody knows the new day" />
    </div>
  );
};

const Preview = (props: Props) => {
  const seen = useSeen(props);
  return seen === null ? (
    <p>Preview what the buyer reads. Nothing is sent until you confirm it.</p>
  ) : (
    <DelayLetter preview={seen.preview} />
  );
};

const Confirm = (props: Props) => (useSeen(props) === null ? 'Preview' : 'Ask the buyer');

interface DelayDialogProps {
  readonly order: Pick<AdminOrder, 'id' | 'orderNumber' | 'version' | 'delays'>;
  readonly onClose: () => void;
}

/** Reports a delay of an order: shows what the buyer would read, then asks them. */
export const DelayDialog = ({ order, onClose }: DelayDialogProps) => {
  const number = orderNumberText(order.orderNumber);
  const calls = useDelayCalls();
  const [seen, setSeen] = useState<SeenDelay | null>(null);
  const preview = useStaffAction({
    run: (input: DelayInput) => calls.previewDelay(order.id, input),
    reload: [],
    done: () => null,
    onDone: (shown, input) => setSeen({ input, preview: shown }),
  });
  const report = useStaffAction({
    run: (body: Parameters<typeof calls.reportDelay>[1], key) => calls.reportDelay(order.id, body, key),
    reload: ['orders', 'history', 'waiting'],
    done: () => `The buyer of order ${number} was asked.`,
    onDone: onClose,
    // The order is another by now: what was previewed is void.
    onFailed: () => setSeen(null),
  });
  const submit = async (input: DelayInput): Promise<FieldErrors | undefined> => {
    report.forget();
    if (seen === null || !isSameDelay(seen.input, input)) return (await preview.submit(input)) ?? UNSENT;
    preview.forget();
    return report.submit({ ...input, orderVersion: order.version });
  };
  return (
    <FormDialog<DelayForm, DelayInput>
      title={`Report a delay of order ${number}`}
      confirm={<Confirm seen={seen} />}
      isBusy={preview.isBusy || report.isBusy}
      error={report.error ?? preview.error}
      values={delayFormOf(order)}
      contract={delayContract}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields />
      <Preview seen={seen} />
    </FormDialog>
  );
};
