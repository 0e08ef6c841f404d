'use client';

import type { PriceClaimView } from '@simpletread/contract';
import { formatMoney, priceClaimKindText, priceClaimStateWord } from '@simpletread/domain';
import { Banner, Button, Card, Tag } from '@simpletread/ui';
import { type ReactNode, useActionState } from 'react';
import { type ChangeAnswer, PictureField, QUIET } from '../../shell/form';
import { afterSaleStyles as styles } from '../after-sale';
import { addOnePicture, withdrawOneClaim } from './claim-actions';
import { moneyWords, nextStep } from './claim-words';
import { ClaimMoney } from './ClaimMoney';

interface ClaimCardProps {
  readonly view: PriceClaimView;
  readonly accountOrderNumber: string;
  readonly refundTo: string;
  readonly formKey: string;
  /** True for a reader who still has to prove that the order is theirs. */
  readonly isReadOnly: boolean;
}

interface StepFormProps extends Omit<ClaimCardProps, 'refundTo' | 'isReadOnly'> {
  readonly action: (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
  readonly button: string;
  readonly children?: ReactNode;
}

/** One thing to do with a claim; its refusal is read aloud. */
const StepForm = ({ view, accountOrderNumber, formKey, action, button, children }: StepFormProps) => {
  const [answer, send, isSending] = useActionState(action, QUIET);
  return (
    <form action={send} className={styles.step}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="claimNumber" value={view.claimNumber} />
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

/** A claim: its state, its clock, its money, and what its buyer can do. */
export const ClaimCard = ({ view, refundTo, isReadOnly, ...form }: ClaimCardProps) => (
  <Card className={styles.sheet ?? ''}>
    <h2>
      Claim <span className="t-num">{view.claimNumber}</span> <Tag>{priceClaimStateWord(view.state)}</Tag>
    </h2>
    <p>{nextStep(view)}</p>
    {view.denialReason !== null && view.denialReason !== '' && <p>Our reason: {view.denialReason}</p>}
    <p className="t-muted">
      {view.line.brandName} {view.line.name} {view.line.sizeCode}. {priceClaimKindText(view.kind)}:{' '}
      {formatMoney(view.pricePerTireInCents)} per tire
      {view.pictureCount > 0 && `, ${view.pictureCount} ${view.pictureCount === 1 ? 'picture' : 'pictures'}`}.
    </p>
    {view.money !== null && view.state !== 'denied' && view.state !== 'withdrawn' && (
      <ClaimMoney
        money={view.money}
        words={moneyWords(view.state, view.money.refunds.map(({ to }) => to).join(' and ') || refundTo)}
      />
    )}
    {!isReadOnly && view.canAddPicture && (
      <StepForm {...form} view={view} action={addOnePicture} button="Add picture">
        <PictureField label="Picture of the offer" hint="JPG or PNG, under 1 MB." />
      </StepForm>
    )}
    {!isReadOnly && view.canWithdraw && (
      <StepForm {...form} view={view} action={withdrawOneClaim} button="Withdraw claim" />
    )}
  </Card>
);
