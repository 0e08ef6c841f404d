import { type AdminAccount, assignAccountType } from '@simpletread/contract';
import { ACCOUNT_TYPES, type AccountTypeName, usualPriceGroup } from '@simpletread/domain';
import { useFormContext } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, SelectControl, useBound } from '../../../shell/form/index.js';
import { useGrantCalls } from './grant-calls.js';
import { type Terms, TERMS_CHECK, TermsFields, termsInput, usualTerms } from './TermsFields.js';

type GivenType = Exclude<AccountTypeName, 'Retail'>;

interface Input extends Terms {
  readonly type: GivenType;
}

type Body = BodyOf<typeof assignAccountType>;

/** Checks a type and its terms. */
const contract = formContract<Input, Body>({
  schema: assignAccountType.body,
  inputOf: ({ type, ...terms }) => ({ type, ...termsInput(terms) }),
  ...TERMS_CHECK,
});

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
    run: (body: Body, key) => data.assignAccountType(account.id, body, key),
    reload: ['accounts', 'approvals'],
    done: ({ isGranted }) => (isGranted ? 'Account type assigned.' : 'Sent to a second admin for approval.'),
    onDone: onClose,
  });
  return (
    <FormDialog<Input, Body>
      title={`Assign an account type to ${account.name}`}
      confirm="Assign type"
      isBusy={give.isBusy}
      error={give.error}
      values={{ type: USUAL, ...usualTerms(USUAL, account.companyName) }}
      contract={contract}
      onSubmit={give.submit}
      onClose={onClose}
    >
      <TypeInput />
      <TermsFields />
    </FormDialog>
  );
};
