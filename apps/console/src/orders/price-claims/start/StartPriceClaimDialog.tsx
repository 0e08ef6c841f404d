import type { OrderPriceClaims, startPriceClaim } from '@simpletread/contract';
import {
  formatMoney,
  MOST_PRICE_CLAIM_COMMENT,
  MOST_PRICE_CLAIM_PICTURES,
  PRICE_CLAIM_KINDS,
  priceClaimKindText,
} from '@simpletread/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { RadioInput, SelectInput, TextInput } from '../../../shell/form/index.js';
import { filedWords, PicturesField, sendPictures } from '../../after-sale/index.js';
import { usePriceClaimCalls } from '../price-claim-calls.js';
import { RELOAD } from '../steps/claim-step.js';
import { claimableLines, refundOf, startContract, type StartForm, startFormOf } from './start-form.js';

interface StartPriceClaimDialogProps {
  readonly orderId: string;
  readonly offer: OrderPriceClaims;
  readonly onClose: () => void;
}

const Money = ({ offer }: Pick<StartPriceClaimDialogProps, 'offer'>) => {
  const form = useWatch() as StartForm;
  if (form.kind === 'own-price')
    return (
      <p role="status">We check our price history and refund the difference to {offer.refundTo} at once.</p>
    );
  const refund = refundOf(offer, form);
  if (refund === null) return null;
  const { quantity, differenceInCents, salesTaxInCents, refundInCents } = refund;
  return (
    <p role="status">
      Refund if approved: {formatMoney(refundInCents)} to {offer.refundTo}, the difference for{' '}
      {quantity === 1 ? '1 tire' : `${quantity} tires`} of {formatMoney(differenceInCents)} with{' '}
      {formatMoney(salesTaxInCents)} sales tax.
    </p>
  );
};

interface OtherOfferProps {
  readonly onPictures: (pictures: readonly File[]) => void;
}

const OtherOffer = ({ onPictures }: OtherOfferProps) => {
  const { kind } = useWatch() as StartForm;
  if (kind !== 'offer') return null;
  return (
    <>
      <TextInput source="price" label="Price of one tire" isFigure before="$" maxLength={16} />
      <TextInput source="offerAddress" label="Web address of the offer" />
      <PicturesField label="Or pictures of it" most={MOST_PRICE_CLAIM_PICTURES} onChange={onPictures} />
    </>
  );
};

/** Claims a lower price for a buyer who called, by the rules of buyers. */
export const StartPriceClaimDialog = ({ orderId, offer, onClose }: StartPriceClaimDialogProps) => {
  const calls = usePriceClaimCalls();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const action = useStaffAction({
    run: async (body: BodyOf<typeof startPriceClaim>, key) => {
      const { claims } = await calls.startPriceClaim(orderId, body, key);
      const made = claims.find(({ line, kind }) => line.lineId === body.lineId && kind === body.kind);
      const claimNumber = made?.claimNumber ?? '';
      const chosen = body.kind === 'offer' ? pictures : [];
      const refused = await sendPictures(chosen, (picture) =>
        calls.addPriceClaimPicture(orderId, claimNumber, picture),
      );
      return { claimNumber, refused };
    },
    reload: RELOAD,
    done: filedWords,
    onDone: onClose,
  });
  return (
    <FormDialog<StartForm, BodyOf<typeof startPriceClaim>>
      title="Claim a lower price for the buyer"
      confirm="File claim"
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      isEdited={pictures.length > 0}
      values={startFormOf(offer)}
      contract={startContract(pictures)}
      onSubmit={action.submit}
      onClose={onClose}
    >
      <SelectInput
        source="lineId"
        label="Tires"
        options={claimableLines(offer).map(
          ({ lineId, brandName, name, sizeCode, paidPerTireInCents }) =>
            [
              lineId,
              `${brandName} ${name} ${sizeCode}, ${formatMoney(paidPerTireInCents)} per tire`,
            ] as const,
        )}
      />
      <RadioInput
        source="kind"
        legend="Whose price is lower?"
        options={PRICE_CLAIM_KINDS.map((kind) => [kind, priceClaimKindText(kind)] as const)}
      />
      <OtherOffer onPictures={setPictures} />
      <TextInput
        source="comments"
        label="Comments (optional)"
        rows={2}
        maxLength={MOST_PRICE_CLAIM_COMMENT}
      />
      <Money offer={offer} />
    </FormDialog>
  );
};
