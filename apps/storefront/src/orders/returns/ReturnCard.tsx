'use client';

import type { ReturnView } from '@simpletread/contract';
import { MOST_RETURN_COMMENT, returnReasonText, returnStateWord } from '@simpletread/domain';
import { Banner, Button, Card, Tag, TextField } from '@simpletread/ui';
import { useActionState, type ReactNode } from 'react';
import { type ChangeAnswer, PictureField, QUIET } from '../../shell/form';
import { afterSaleStyles as styles, RefundMoney } from '../after-sale';
import { addOnePicture, appealOneReturn, cancelOneReturn } from './return-actions';
import { exchangeWords, moneyWords, nextStep } from './return-words';

interface ReturnCardProps {
  readonly view: ReturnView;
  readonly accountOrderNumber: string;
  readonly labelHref: string;
  readonly refundTo: string;
  readonly formKey: string;
  /** True for someone who hasn't proved that the order is theirs. */
  readonly isReadOnly: boolean;
}

/** Nothing comes back in these states. */
const MONEYLESS: ReadonlySet<ReturnView['state']> = new Set([
  'cancelled',
  'denied',
  'deniedForGood',
  'notAccepted',
]);

type Action = (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;

interface StepFormProps extends Pick<ReturnCardProps, 'view' | 'accountOrderNumber' | 'formKey'> {
  readonly action: Action;
  readonly button: string;
  readonly children?: ReactNode;
}

/** One thing to do with a return; its refusal is read aloud. */
const StepForm = ({ view, accountOrderNumber, formKey, action, button, children }: StepFormProps) => {
  const [answer, send, isSending] = useActionState(action, QUIET);
  return (
    <form action={send} className={styles.step}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="returnNumber" value={view.returnNumber} />
      <input type="hidden" name="key" value={`${button} ${formKey} ${view.version}`} />
      {children}
      {answer.problem !== null && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      <Button type="submit" variant="ghost" isLoading={isSending}>
        {button}
      </Button>
    </form>
  );
};

/** A return: its state, its clock, its money, and what its buyer can do. */
export const ReturnCard = ({ view, labelHref, refundTo, isReadOnly, ...form }: ReturnCardProps) => (
  <Card className={styles.sheet ?? ''}>
    <h2>
      Return <span className="t-num">{view.returnNumber}</span> <Tag>{returnStateWord(view.state)}</Tag>
    </h2>
    <p>{nextStep(view)}</p>
    {view.exchange !== null && (
      <>
        <p>{exchangeWords(view.exchange)}</p>
        {view.exchange.token !== null && (
          <Button href={`/exchanges/${view.exchange.token}`} variant="cta">
            Order the right size
          </Button>
        )}
      </>
    )}
    {view.denialReason !== null && view.denialReason !== '' && <p>Our reason: {view.denialReason}</p>}
    {view.hasLabel && (
      <Button href={labelHref} target="_blank" rel="noopener" variant="cta">
        Print labels (PDF)
      </Button>
    )}
    <ul className={styles.tires}>
      {view.lines.map((line) => (
        <li key={line.lineId}>
          {line.quantity} × {line.brandName} {line.name} {line.sizeCode}
          {view.receivedAt !== null && `, ${line.accepted} accepted`}
        </li>
      ))}
    </ul>
    <p className="t-muted">
      {returnReasonText(view.reason)}
      {view.pictureCount > 0 && `, ${view.pictureCount} ${view.pictureCount === 1 ? 'picture' : 'pictures'}`}
    </p>
    {!MONEYLESS.has(view.state) && (
      <RefundMoney
        rows={view.money.rows}
        refundInCents={view.money.refundInCents}
        words={moneyWords(view.state, view.money.refunds.map(({ to }) => to).join(' and ') || refundTo)}
      />
    )}
    {!isReadOnly && view.canAddPicture && (
      <StepForm {...form} view={view} action={addOnePicture} button="Add picture">
        <PictureField label="Another picture" hint="JPG or PNG, under 1 MB." />
      </StepForm>
    )}
    {!isReadOnly && view.canAppeal && (
      <StepForm {...form} view={view} action={appealOneReturn} button="Appeal">
        <TextField
          isMultiline
          label="Why do you disagree?"
          name="text"
          maxLength={MOST_RETURN_COMMENT}
          isRequired
        />
      </StepForm>
    )}
    {!isReadOnly && view.canCancel && (
      <StepForm {...form} view={view} action={cancelOneReturn} button="Cancel return" />
    )}
  </Card>
);
