import { PRICE_AUDIENCES, type PriceListRow } from '@simpletread/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { FormDialog } from '../../shell/dialog/index.js';
import { FormContext, MomentControl, SelectControl, TextControl, useSave } from '../../shell/form/index.js';
import { type PriceListInput, usePriceListCalls } from './price-list-calls.js';
import { AUDIENCE_WORDS } from '../rules/index.js';

interface PriceListDialogProps {
  /** Null for a new one. */
  readonly priceList: PriceListRow | null;
  readonly onClose: () => void;
}

const AUDIENCES = PRICE_AUDIENCES.map((audience) => [audience, AUDIENCE_WORDS[audience]] as const);

const NEW: PriceListInput = { name: '', audience: 'fleet', startsAt: null, endsAt: null };

/** Name, audience and window of a price list. */
export const PriceListDialog = ({ priceList, onClose }: PriceListDialogProps) => {
  const data = usePriceListCalls();
  const navigate = useNavigate();
  const { name, audience, startsAt, endsAt } = priceList ?? NEW;
  const [input, setInput] = useState<PriceListInput>({ name, audience, startsAt, endsAt });
  const set = (change: Partial<PriceListInput>): void => setInput({ ...input, ...change });
  const save = useSave({
    run: (wish: PriceListInput, key) =>
      priceList === null
        ? data.createPriceList(wish, key)
        : data.changePriceList(priceList.id, { version: priceList.version, ...wish }, key),
    reload: ['price-lists', 'history'],
    done: 'Saved.',
    onDone: ({ id }) => {
      onClose();
      if (priceList === null) void navigate(`/price-lists/${id}/show`);
    },
  });
  return (
    <FormDialog
      title={priceList === null ? 'New price list' : `Change ${priceList.name}`}
      confirm={priceList === null ? 'Begin as a draft' : 'Save'}
      isBusy={save.isBusy}
      error={save.error === null || Object.keys(save.errors).length > 0 ? null : save.error.message}
      onSubmit={() => save.start(input)}
      onClose={onClose}
    >
      <FormContext value={{ errors: save.errors, isReadOnly: false }}>
        <TextControl
          label="Name"
          path="name"
          maxLength={120}
          value={input.name}
          onChange={(text) => set({ name: text })}
        />
        <SelectControl
          label="For"
          options={AUDIENCES}
          value={input.audience}
          onChange={(one) => set({ audience: one })}
        />
        {(priceList?.campaignId ?? null) === null ? (
          <>
            <MomentControl
              label="Starts (ET)"
              path="startsAt"
              hint="Empty: as soon as it is active."
              value={input.startsAt ?? null}
              onChange={(at) => set({ startsAt: at })}
            />
            <MomentControl
              label="Ends (ET)"
              path="endsAt"
              hint="The first moment without it. Empty: no end."
              value={input.endsAt ?? null}
              onChange={(at) => set({ endsAt: at })}
            />
          </>
        ) : (
          <p>Its campaign says when it begins and ends.</p>
        )}
      </FormContext>
    </FormDialog>
  );
};
