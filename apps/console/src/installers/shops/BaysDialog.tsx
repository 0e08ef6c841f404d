import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import type { ShopRow } from './shop-row.js';
import { useShopCalls } from './shop-calls.js';
import { TextInput } from '../../shell/form/index.js';

interface BaysDialogProps {
  readonly shop: Pick<ShopRow, 'id' | 'company' | 'bays' | 'version'>;
  readonly onClose: () => void;
}

/** Null for what is no number of cars a shop takes per time slot. */
const baysOf = (text: string): number | null => {
  const bays = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return bays >= FEWEST_BAYS && bays <= MOST_BAYS ? bays : null;
};

/** Sets how many cars a shop takes per time slot, with a reason. */
export const BaysDialog = ({ shop, onClose }: BaysDialogProps) => {
  const data = useShopCalls();
  const [isWrong, setWrong] = useState(false);
  const change = useStaffAction({
    run: (body: Parameters<typeof data.changeShopBays>[1], key) => data.changeShopBays(shop.id, body, key),
    reload: ['shops'],
    done: ({ company, bays }) =>
      `${company} now takes ${bays === 1 ? 'one car' : `${bays} cars`} per time slot.`,
    onDone: onClose,
  });
  const submit = (typed: { readonly bays: string; readonly reason: string }) => {
    const bays = baysOf(typed.bays);
    setWrong(bays === null);
    if (bays !== null) return change.submit({ version: shop.version, bays, reason: typed.reason });
  };
  return (
    <FormDialog
      title={`Capacity of ${shop.company}`}
      confirm={change.isBusy ? 'Saving' : 'Save'}
      isBusy={change.isBusy}
      error={isWrong ? `A shop takes ${FEWEST_BAYS} to ${MOST_BAYS} cars per time slot.` : change.error}
      values={{ bays: String(shop.bays), reason: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="bays"
        label="Cars per time slot"
        hint="Existing appointments stay. The shop’s page lists time slots with too many cars."
        isRequired
        maxLength={2}
        isFirst
      />
      <TextInput source="reason" label="Reason" hint="Saved in the audit log." isRequired />
    </FormDialog>
  );
};
