'use client';

import type { OrderPriceClaims } from '@simpletread/contract';
import {
  formatMoney,
  MOST_PRICE_CLAIM_COMMENT,
  MOST_PRICE_CLAIM_PICTURES,
  parseDollars,
  PRICE_CLAIM_KINDS,
  type PriceClaimKind,
  priceClaimKindText,
  pricePriceClaim,
} from '@simpletread/domain';
import { Banner, Button, Card, RadioCards, SelectField, TextField } from '@simpletread/ui';
import { useState } from 'react';
import { PictureField, QUIET, useKeptForm } from '../../shell/form';
import { afterSaleStyles as styles } from '../after-sale';
import { sendClaim } from './claim-actions';
import { ClaimMoney } from './ClaimMoney';

interface ClaimFormProps {
  readonly offer: OrderPriceClaims;
  /** Empty for a tracked order. */
  readonly accountOrderNumber: string;
  readonly formKey: string;
}

const DETAILS: Readonly<Record<PriceClaimKind, string>> = {
  'own-price': 'We check our price history and answer at once.',
  offer: 'For the same tires, new and in stock. We’ll check the offer and answer within 24 hours.',
};

const KINDS = PRICE_CLAIM_KINDS.map((value) => ({
  value,
  label: priceClaimKindText(value),
  detail: DETAILS[value],
}));

/** The form of a claim: tires, seller and price, and the refund. */
export const ClaimForm = ({ offer, accountOrderNumber, formKey }: ClaimFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(sendClaim, QUIET);
  const lines = offer.lines.filter(({ bought, returned, isClaimed }) => bought > returned && !isClaimed);
  const [lineId, setLineId] = useState(lines[0]?.lineId ?? '');
  const [kind, setKind] = useState<PriceClaimKind | null>(null);
  const [price, setPrice] = useState('');
  const line = lines.find((each) => each.lineId === lineId);
  const typed = parseDollars(price);
  const priced = line === undefined || !typed.ok ? null : pricePriceClaim(line, typed.value);
  return (
    <form {...attributes} ref={form} className={styles.columns}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="key" value={formKey} />
      <div className={styles.questions}>
        <Card className={styles.sheet ?? ''}>
          <h2>Which tires?</h2>
          <SelectField
            label="Tires"
            name="lineId"
            options={lines.map((each) => ({
              value: each.lineId,
              label: `${each.brandName} ${each.name} ${each.sizeCode}, ${formatMoney(each.paidPerTireInCents)} per tire`,
            }))}
            value={lineId}
            onChange={(event) => setLineId(event.target.value)}
          />
          <RadioCards
            legend="Whose price is lower?"
            name="kind"
            options={KINDS}
            value={kind}
            onValueChange={setKind}
          />
        </Card>
        {kind === 'offer' && (
          <Card className={styles.sheet ?? ''}>
            <h2>The other offer</h2>
            <TextField
              label="Price of one tire"
              name="price"
              inputMode="decimal"
              maxLength={16}
              error={state.fields['price']}
              onChange={(event) => setPrice(event.target.value)}
              isRequired
            />
            <TextField
              label="Web address of the offer"
              name="offerAddress"
              inputMode="url"
              error={state.fields['offerAddress']}
            />
            <PictureField
              label="Or add pictures of it"
              hint={`Up to ${MOST_PRICE_CLAIM_PICTURES}, JPG or PNG, under 1 MB each. The price and the tire must be readable.`}
              error={state.fields['pictures']}
              isMultiple
            />
            <TextField
              isMultiline
              label="Anything else?"
              name="comments"
              maxLength={MOST_PRICE_CLAIM_COMMENT}
              isOptionalShown
            />
          </Card>
        )}
      </div>
      <Card className={styles.sheet ?? ''}>
        <h2>Your refund</h2>
        {kind === 'offer' && priced?.ok === true ? (
          <ClaimMoney money={priced.value} words={`back to ${offer.refundTo}, if we approve`} />
        ) : (
          <p className="t-muted">
            We refund the difference and its sales tax to {offer.refundTo} for each tire that you kept.
          </p>
        )}
        {state.problem !== null && (
          <Banner tone="bad" isLive>
            {state.problem}
          </Banner>
        )}
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Send claim
        </Button>
      </Card>
    </form>
  );
};
