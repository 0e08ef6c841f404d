import { changePriceList, createPriceList, PRICE_AUDIENCES, type PriceListRow } from '@simpletread/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, MomentInput, SelectInput, TextInput } from '../../shell/form/index.js';
import { AUDIENCE_WORDS } from '../rules/index.js';
import type { PriceListInput } from './price-list-calls.js';

interface PriceListDialogProps {
  /** Null for a new one. */
  readonly priceList: PriceListRow | null;
  readonly onClose: () => void;
}

const AUDIENCES = PRICE_AUDIENCES.map((audience) => [audience, AUDIENCE_WORDS[audience]] as const);
type Body = PriceListInput & Partial<Pick<PriceListRow, 'version'>>;

const contractOf = (priceList: PriceListRow | null) =>
  formContract<PriceListInput, Body>({
    schema: priceList === null ? createPriceList.body : changePriceList.body,
    inputOf: (form) => (priceList === null ? form : { version: priceList.version, ...form }),
  });

const NEW: PriceListInput = { name: '', audience: 'fleet', startsAt: null, endsAt: null };

/** Name, audience and window of a price list. */
export const PriceListDialog = ({ priceList: given, onClose }: PriceListDialogProps) => {
  // The page reads it again while the dialog is open: a colleague's newer version isn't the one that is edited.
  const [priceList] = useState(given);
  const navigate = useNavigate();
  const { create, update } = useWrites<PriceListRow>('price-lists');
  const { name, audience, startsAt, endsAt } = priceList ?? NEW;
  const save = useStaffAction({
    run: (body: Body, key) => (priceList === null ? create(body, key) : update(priceList.id, body, key)),
    reload: ['price-lists', 'history'],
    done: () => 'Saved.',
    onDone: ({ id }) => {
      onClose();
      if (priceList === null) void navigate(`/price-lists/${id}/show`);
    },
  });
  return (
    <FormDialog
      title={priceList === null ? 'New price list' : `Change ${priceList.name}`}
      confirm={priceList === null ? 'Create draft' : 'Save'}
      isBusy={save.isBusy}
      error={save.error}
      values={{ name, audience, startsAt, endsAt }}
      contract={contractOf(priceList)}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput label="Name" source="name" maxLength={120} isFirst />
      <SelectInput label="Audience" source="audience" options={AUDIENCES} />
      {(priceList?.campaignId ?? null) === null ? (
        <>
          <MomentInput label="Starts (ET)" source="startsAt" hint="Leave empty to start once active." />
          <MomentInput
            label="Ends (ET)"
            source="endsAt"
            hint="It stops at this exact time. Leave empty for no end."
          />
        </>
      ) : (
        <p>Its campaign sets its start and end.</p>
      )}
    </FormDialog>
  );
};
