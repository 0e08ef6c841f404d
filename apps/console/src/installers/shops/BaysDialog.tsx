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

/** Null for what is no number of cars that a shop takes at once. */
const baysOf = (text: string): number | null => {
  const bays = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return bays >= FEWEST_BAYS && bays <= MOST_BAYS ? bays : null;
};

/** Sets how many cars a shop takes at once, with a reason. */
export const BaysDialog = ({ shop, onClose }: BaysDialogProps) => {
  const data = useShopCalls();
  const [isWrong, setWrong] = useState(false);
  const change = useStaffAction({
    run: (body: Parameters<typeof data.changeShopBays>[1], key) => data.changeShopBays(shop.id, body, key),
    reload: ['shops'],
    done: ({ company, bays }) => `${company} takes ${bays === 1 ? 'one car' : `${bays} cars`} at once.`,
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
      error={isWrong ? `A shop takes ${FEWEST_BAYS} to ${MOST_BAYS} cars at once.` : change.error}
      values={{ bays: String(shop.bays), reason: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="bays"
        label="Cars at once"
        hint="For each time slot. Appointments that are made stay. Times with too many cars are listed on the shop’s page."
        isRequired
        maxLength={2}
        isFirst
      />
      <TextInput source="reason" label="Reason" hint="Kept in the audit." isRequired />
    </FormDialog>
  );
};
