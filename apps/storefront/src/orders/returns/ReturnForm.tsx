'use client';

import type { OrderReturns } from '@simpletread/contract';
import {
  HANDLING_FEE,
  handlingDueAgain,
  MOST_RETURN_COMMENT,
  MOST_RETURN_PICTURES,
  multiplyCents,
  priceReturn,
  RETURN_REASONS,
  type ReturnReason,
  returnReasonText,
} from '@simpletread/domain';
import { Banner, Button, Card, Checkbox, RadioCards, SelectField, TextField } from '@simpletread/ui';
import { useContext, useState } from 'react';
import { PictureField, QUIET, useKeptForm } from '../../shell/form';
import { SupportPhoneContext } from '../../shell/frame';
import { afterSaleStyles as styles, RefundMoney } from '../after-sale';
import { type ChosenTires, ExchangeChoice, ExchangeMoney } from './exchange';
import { sendReturn } from './return-actions';
import { moneyWords } from './return-words';

interface ReturnFormProps {
  readonly offer: OrderReturns;
  /** Empty for a tracked order. */
  readonly accountOrderNumber: string;
  readonly formKey: string;
}

const REASONS = RETURN_REASONS.map((value) => ({ value, label: returnReasonText(value) }));

const options = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: `${count} of ${most}` }));

/** The form of a return: tires, reason and refund. Without script, the refund is shown before the request is confirmed. */
export const ReturnForm = ({ offer, accountOrderNumber, formKey }: ReturnFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(sendReturn, { ...QUIET, seenInCents: null });
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const phone = useContext(SupportPhoneContext);
  const chosen = offer.lines.map((line) => ({ ...line, quantity: quantities.get(line.lineId) ?? 0 }));
  const returned = chosen.filter(({ quantity }) => quantity > 0);
  const returnedSizes = [...new Set(returned.map(({ sizeCode }) => sizeCode))];
  const dueAgain = handlingDueAgain(offer.waivedHandling, chosen);
  const price = priceReturn(chosen, { dueAgain });
  const free = priceReturn(chosen, { dueAgain, replacements: price.quantity });
  const [exchange, setExchange] = useState<ChosenTires | null>(null);
  const isExchange = exchange !== null && reason === 'wrong-size' && price.quantity > 0;
  const isChosen = price.quantity > 0;
  return (
    <form {...attributes} ref={form} className={styles.columns}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="key" value={formKey} />
      <input
        type="hidden"
        name="seenInCents"
        value={isChosen ? price.refundInCents : (state.seenInCents ?? '')}
      />
      <div className={styles.questions}>
        <Card className={styles.sheet ?? ''}>
          <h2>Which tires?</h2>
          {offer.lines
            .filter(({ returnable }) => returnable > 0)
            .map((line) => (
              <SelectField
                key={line.lineId}
                label={`${line.brandName} ${line.name} ${line.sizeCode} ${line.serviceDescription}`}
                name={`quantity ${line.lineId}`}
                options={options(line.returnable)}
                defaultValue="0"
                onChange={(event) =>
                  setQuantities(new Map(quantities).set(line.lineId, Number(event.target.value)))
                }
              />
            ))}
        </Card>
        <Card className={styles.sheet ?? ''}>
          <RadioCards
            legend="Why are you returning them?"
            name="reason"
            options={REASONS}
            value={reason}
            onValueChange={setReason}
          />
          {reason === 'wrong-size' && (
            <p className="t-muted">
              Exchange them for the right size and we waive the handling fee, $20 per tire.
              {!isChosen && ' Choose the tires above first.'}
            </p>
          )}
          {(reason === 'damaged' || reason === 'defective') && (
            <p className="t-muted">
              Call us first at <a href={`tel:${phone.value}`}>{phone.display}</a>. We fix damage at no cost to
              you.
            </p>
          )}
          <Checkbox
            name="isUnused"
            label="They are unused and unmounted"
            detail="Tires that were mounted or driven on can’t be returned."
          />
        </Card>
        {reason === 'wrong-size' && isChosen && (
          <Card className={styles.sheet ?? ''}>
            <h2>The right size</h2>
            <ExchangeChoice
              offer={offer}
              quantity={price.quantity}
              returnedSizes={returnedSizes}
              returnedLines={returned}
              refundInCents={free.refundInCents}
              chosen={exchange}
              onChoose={setExchange}
            />
            {isExchange && (
              <input type="hidden" name="exchangeVehicle" value={JSON.stringify(exchange.vehicle)} />
            )}
          </Card>
        )}
        <Card className={styles.sheet ?? ''}>
          <PictureField
            label="Add pictures"
            hint={`Optional. Up to ${MOST_RETURN_PICTURES}, JPG or PNG, under 1 MB each.`}
            error={state.fields['pictures']}
            isMultiple
          />
          <TextField
            isMultiline
            label="Anything else?"
            name="comments"
            maxLength={MOST_RETURN_COMMENT}
            isOptionalShown
          />
        </Card>
      </div>
      <Card className={styles.sheet ?? ''}>
        <h2>{isExchange ? 'Your exchange' : 'Your refund'}</h2>
        {isExchange && (
          <ExchangeMoney
            priceInCents={exchange.tires.totalInCents}
            refundInCents={free.refundInCents}
            handlingInCents={multiplyCents(HANDLING_FEE, price.quantity)}
            refundTo={offer.refundTo}
          />
        )}
        {!isExchange && isChosen && (
          <RefundMoney
            rows={price.rows}
            refundInCents={price.refundInCents}
            words={moneyWords('requested', offer.refundTo)}
          />
        )}
        {!isChosen && (
          <p className="t-muted">Choose tires to see what you get back. Handling is $20 per tire.</p>
        )}
        {state.problem !== null && (
          <Banner tone={state.seenInCents === null ? 'bad' : 'info'} isLive>
            {state.problem}
          </Banner>
        )}
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          {isExchange ? 'Request exchange' : 'Send request'}
        </Button>
        <ol className={styles.steps}>
          {isExchange && <li>Order the new tires right away at checkout.</li>}
          <li>We’ll answer within 24 hours by email.</li>
          <li>
            You print one label for each tire and send the tires back. You can cancel until they arrive.
          </li>
          <li>We refund within 48 hours of receipt.</li>
        </ol>
      </Card>
    </form>
  );
};
