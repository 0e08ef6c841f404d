import { changeShopBays } from '@simpletread/contract';
import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import type { ShopRow } from './shop-row.js';
import { useShopCalls } from './shop-calls.js';
import { type FieldErrors, formContract, TextInput } from '../../shell/form/index.js';

interface BaysDialogProps {
  readonly shop: Pick<ShopRow, 'id' | 'company' | 'bays' | 'version'>;
  readonly onClose: () => void;
}

type Body = BodyOf<typeof changeShopBays>;

interface Typed {
  readonly bays: string;
  readonly reason: string;
}

const numberOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

/** Checks how many cars a shop takes per time slot. */
const contractOf = ({ version }: Pick<ShopRow, 'version'>) =>
  formContract<Typed, Body>({
    schema: changeShopBays.body,
    inputOf: ({ bays, reason }) => ({ version, bays: numberOf(bays), reason }),
    check: (_form, { bays }): FieldErrors =>
      bays >= FEWEST_BAYS && bays <= MOST_BAYS
        ? {}
        : { bays: `A shop takes ${FEWEST_BAYS} to ${MOST_BAYS} cars per time slot.` },
  });

/** Sets how many cars a shop takes per time slot, with a reason. */
export const BaysDialog = ({ shop, onClose }: BaysDialogProps) => {
  const data = useShopCalls();
  const change = useStaffAction({
    run: (body: Body, key) => data.changeShopBays(shop.id, body, key),
    reload: ['shops'],
    done: ({ company, bays }) =>
      `${company} now takes ${bays === 1 ? 'one car' : `${bays} cars`} per time slot.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Capacity of ${shop.company}`}
      confirm={change.isBusy ? 'Saving' : 'Save'}
      isBusy={change.isBusy}
      error={change.error}
      values={{ bays: String(shop.bays), reason: '' }}
      contract={contractOf(shop)}
      onSubmit={change.submit}
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
