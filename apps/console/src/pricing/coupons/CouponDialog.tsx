import type { CouponBatchRow, PromotionRow } from '@simpletread/contract';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { FormDialog, useDeed } from '../../shell/dialog/index.js';
import { sectionOf, SelectControl, TextControl, wholeOf, wholeOrNull } from '../../shell/form/index.js';
import { type CouponInput, useCouponCalls } from './coupon-calls.js';

type Kind = CouponInput['kind'];

const MOST_PROMOTIONS = 200;
const KINDS = [
  ['made', 'Codes that nobody can guess'],
  ['chosen', 'One code that I choose'],
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

/** Has codes made, or takes a chosen one. */
export const CouponDialog = ({ promotionId, onClose }: CouponDialogProps) => {
  const data = useCouponCalls();
  const navigate = useNavigate();
  const promotions = usePromotions(promotionId === undefined);
  const [fields, setFields] = useState<Fields>(NEW);
  const { set, field } = sectionOf(fields, setFields);
  const chosen = promotionId ?? (fields.promotionId || (promotions[0]?.[0] ?? ''));
  const create = useDeed({
    run: (input: CouponInput, key) => data.createCouponBatch(input, key),
    reload: ['coupon-batches'],
    done: ({ state }: CouponBatchRow) =>
      state === 'ready' ? 'The code is ready.' : 'The codes are being made.',
    onDone: ({ id }) => void navigate(`/coupon-batches/${id}/show`),
  });
  return (
    <FormDialog
      title="Make coupons"
      confirm={fields.kind === 'made' ? 'Make codes' : 'Take this code'}
      isBusy={create.isBusy || chosen === ''}
      error={create.error}
      onSubmit={() => create.start(inputOf({ ...fields, promotionId: chosen }))}
      onClose={onClose}
    >
      {promotionId === undefined && (
        <SelectControl
          label="For the promotion"
          hint={
            promotions.length === 0
              ? 'No promotion needs a code: tick “Needs a coupon code” in one.'
              : undefined
          }
          options={promotions}
          value={chosen}
          onChange={(id) => set({ promotionId: id })}
        />
      )}
      <SelectControl label="Kind" options={KINDS} {...field('kind')} />
      <TextControl
        label="Name, for colleagues"
        placeholder="Newsletter of December"
        maxLength={120}
        {...field('name')}
      />
      {fields.kind === 'made' ? (
        <>
          <TextControl label="How many" isFigure hint="1 to 100,000." {...field('size')} />
          <TextControl
            label="Codes begin with"
            hint="Up to 12 letters and digits, or nothing: FALL makes FALL-7K2M-9QXB-4TNR."
            maxLength={12}
            {...field('prefix')}
          />
        </>
      ) : (
        <TextControl
          label="Code"
          hint="4 to 32 letters, digits and single hyphens."
          maxLength={32}
          {...field('code')}
        />
      )}
      <TextControl
        label="Orders for each code"
        isFigure
        hint="Empty: any number."
        {...field('usesPerCode')}
      />
    </FormDialog>
  );
};
