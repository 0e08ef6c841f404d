import {
  changePurchaseOrder,
  createPurchaseOrder,
  type FleetRow,
  type PurchaseOrderRow,
} from '@simpletread/contract';
import { type Cents, easternWall, formatMoney, monthsAfter } from '@simpletread/domain';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { centsOf, DayInput, dollarsText, formContract, TextInput } from '../../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';

interface PurchaseOrderDialogProps {
  readonly fleet: FleetRow;
  /** Null for a new one. */
  readonly order: PurchaseOrderRow | null;
  readonly onClose: () => void;
}

interface Terms {
  readonly number: string;
  readonly limitInCents: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly note: string;
}

type Body = BodyOf<typeof createPurchaseOrder>;

const contractOf = (order: PurchaseOrderRow | null) =>
  formContract<Terms & Record<string, unknown>, Body>({
    schema: order === null ? createPurchaseOrder.body : changePurchaseOrder.body,
    inputOf: ({ limitInCents, ...form }) => ({
      ...form,
      limitInCents: centsOf(limitInCents),
      ...(order === null ? {} : { version: order.version }),
    }),
  });

const valuesOf = (order: PurchaseOrderRow | null): Terms => {
  const today = easternWall(new Date()).slice(0, 10);
  return {
    number: order?.number ?? '',
    limitInCents: order === null ? '' : dollarsText(order.limitInCents),
    validFrom: order?.validFrom ?? today,
    validUntil: order?.validUntil ?? monthsAfter(today, 12),
    note: order?.note ?? '',
  };
};

const spentText = (spent: Cents): string => `Its orders total ${formatMoney(spent)}.`;

/** The number, limit and days of a fleet’s purchase order. */
export const PurchaseOrderDialog = ({ fleet, order, onClose }: PurchaseOrderDialogProps) => {
  const calls = useFleetCalls();
  const save = useStaffAction({
    run: (body: Body, key) =>
      order === null
        ? calls.createPurchaseOrder(fleet.id, body, key)
        : calls.changePurchaseOrder(order.id, { ...body, version: order.version }, key),
    reload: FLEET_READS,
    done: ({ number }) => `Purchase order ${number} ${order === null ? 'added' : 'saved'}.`,
    onDone: onClose,
    fields: {
      'fleet.poNumberTaken': 'number',
      'fleet.poLimitSpent': 'limitInCents',
      'fleet.poDays': 'validUntil',
    },
  });
  return (
    <FormDialog<Terms, Body>
      title={order === null ? `New purchase order of ${fleet.name}` : `Edit purchase order ${order.number}`}
      confirm={order === null ? 'Add purchase order' : 'Save'}
      isBusy={save.isBusy}
      error={save.error}
      values={valuesOf(order)}
      contract={contractOf(order)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="number"
        label="PO number"
        hint="Buyers enter it at checkout; capitals don’t matter."
        maxLength={40}
        isRequired
        isFirst
      />
      <TextInput
        source="limitInCents"
        label="Limit"
        before="$"
        hint={order === null || order.spentInCents === 0 ? undefined : spentText(order.spentInCents)}
        isRequired
        isFigure
      />
      <div className={styles.pair}>
        <DayInput source="validFrom" label="Valid from" isRequired />
        <DayInput source="validUntil" label="Valid until" isRequired />
      </div>
      <TextInput source="note" label="Note, optional" hint="Only staff see it." rows={2} maxLength={1000} />
    </FormDialog>
  );
};
