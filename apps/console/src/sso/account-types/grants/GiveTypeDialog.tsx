import type { AdminAccount } from '@simpletread/contract';
import { ACCOUNT_TYPES, type AccountTypeName, usualPriceGroup } from '@simpletread/domain';
import { useFormContext } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { SelectControl, useBound } from '../../../shell/form/index.js';
import { useGrantCalls } from './grant-calls.js';
import { type Terms, TermsFields, termsInput, usualTerms } from './TermsFields.js';

type GivenType = Exclude<AccountTypeName, 'Retail'>;

interface Input extends Terms {
  readonly type: GivenType;
}

const USUAL: GivenType = 'Fleet';
const TYPES = ACCOUNT_TYPES.filter((type) => type !== 'Retail').map((type) => [type, type] as const);

/** A type brings its usual prices along. */
const TypeInput = () => {
  const { value, onChange } = useBound<GivenType>('type');
  const { setValue } = useFormContext<Input>();
  return (
    <SelectControl
      label="Type"
      options={TYPES}
      value={value}
      onChange={(type) => {
        onChange(type);
        setValue('priceGroup', usualPriceGroup(type));
      }}
    />
  );
};

interface GiveTypeDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Gives an account a type without an application. */
export const GiveTypeDialog = ({ account, onClose }: GiveTypeDialogProps) => {
  const data = useGrantCalls();
  const give = useStaffAction({
    run: ({ type, ...terms }: Input, key) =>
      data.assignAccountType(account.id, { type, ...termsInput(terms) }, key),
    reload: ['accounts', 'approvals'],
    done: ({ isGranted }) => (isGranted ? 'Account type assigned.' : 'Sent to a second admin for approval.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Assign an account type to ${account.name}`}
      confirm="Assign type"
      isBusy={give.isBusy}
      error={give.error}
      values={{ type: USUAL, ...usualTerms(USUAL, account.companyName) }}
      onSubmit={give.submit}
      onClose={onClose}
    >
      <TypeInput />
      <TermsFields />
    </FormDialog>
  );
};
