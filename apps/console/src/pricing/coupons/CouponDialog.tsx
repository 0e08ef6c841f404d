import { type CouponBatchRow, createCouponBatch, type PromotionRow } from '@simpletread/contract';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput, wholeOf, wholeOrNull } from '../../shell/form/index.js';
import type { CouponInput } from './coupon-calls.js';

type Kind = CouponInput['kind'];

const MOST_PROMOTIONS = 200;
const KINDS = [
  ['made', 'Random codes'],
  ['chosen', 'One custom code'],
] as const satisfies readonly (readonly [Kind, string])[];

interface Fields {
  readonly promotionId: string;
  readonly kind: Kind;
  readonly name: string;
  readonly prefix: string;
  readonly code: string;
  readonly size: string;
  readonly usesPerCode: string;
}

const NEW: Fields = {
  promotionId: '',
  kind: 'made',
  name: '',
  prefix: '',
  code: '',
  size: '100',
  usesPerCode: '1',
};

const inputOf = ({ kind, promotionId, name, prefix, code, size, usesPerCode }: Fields): CouponInput => {
  const batch = { promotionId, name, usesPerCode: wholeOrNull(usesPerCode) };
  return kind === 'made' ? { kind, ...batch, prefix, size: wholeOf(size) } : { kind, ...batch, code };
};

const contract = formContract({ schema: createCouponBatch.body, inputOf });

interface CouponDialogProps {
  /** The promotion that the codes are for; left out, it is chosen. */
  readonly promotionId?: string;
  readonly onClose: () => void;
}

/** Promotions that want codes. */
const usePromotions = (isAsked: boolean): readonly (readonly [string, string])[] => {
  const { data = [] } = useGetList<PromotionRow>(
    'promotions',
    {
      pagination: { page: 1, perPage: MOST_PROMOTIONS },
      sort: { field: 'name', order: 'ASC' },
      filter: { needsCoupon: true },
    },
    { enabled: isAsked },
  );
  return data.filter(({ state }) => state !== 'archived').map(({ id, name }) => [id, name] as const);
};

const PromotionInput = ({ promotions }: { readonly promotions: readonly (readonly [string, string])[] }) => (
  <SelectInput
    label="Promotion"
    source="promotionId"
    hint={
      promotions.length === 0
        ? 'No promotion needs a code yet. Check “Needs a coupon code” in one.'
        : undefined
    }
    isRequired
    options={[['', 'Choose a promotion'], ...promotions]}
  />
);

const CodeFields = () =>
  useWatch<Fields, 'kind'>({ name: 'kind' }) === 'made' ? (
    <>
      <TextInput label="Number of codes" source="size" isFigure hint="1 to 100,000." />
      <TextInput
        label="Code prefix"
        source="prefix"
        hint="Optional. Up to 12 letters and digits: FALL makes FALL-7K2M-9QXB-4TNR."
        maxLength={12}
      />
    </>
  ) : (
    <TextInput label="Code" source="code" hint="4 to 32 letters, digits and single hyphens." maxLength={32} />
  );

const Confirm = () =>
  useWatch<Fields, 'kind'>({ name: 'kind' }) === 'made' ? 'Create codes' : 'Create code';

/** Makes codes, or uses a chosen one. */
export const CouponDialog = ({ promotionId, onClose }: CouponDialogProps) => {
  const { create: make } = useWrites<CouponBatchRow>('coupon-batches');
  const navigate = useNavigate();
  const promotions = usePromotions(promotionId === undefined);
  const create = useStaffAction({
    run: (input: CouponInput, key) => make(input, key),
    reload: ['coupon-batches'],
    done: ({ state }: CouponBatchRow) =>
      state === 'ready' ? 'The code is ready.' : 'The codes are being created.',
    onDone: ({ id }) => void navigate(`/coupon-batches/${id}/show`),
  });
  return (
    <FormDialog
      title="Create coupons"
      confirm={<Confirm />}
      isBusy={create.isBusy}
      error={create.error}
      values={{ ...NEW, promotionId: promotionId ?? '' }}
      contract={contract}
      onSubmit={create.submit}
      onClose={onClose}
    >
      {promotionId === undefined && <PromotionInput promotions={promotions} />}
      <SelectInput label="Kind" source="kind" options={KINDS} />
      <TextInput label="Internal name" source="name" placeholder="December newsletter" maxLength={120} />
      <CodeFields />
      <TextInput label="Orders per code" source="usesPerCode" isFigure hint="Leave empty for no limit." />
    </FormDialog>
  );
};
