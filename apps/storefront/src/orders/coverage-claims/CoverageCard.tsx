'use client';

import type { CoverageClaimView, OrderCoverageClaims } from '@simpletread/contract';
import {
  coverageClaimKindText,
  coverageClaimStateWord,
  isAboutBill,
  MOST_COVERAGE_CLAIM_PICTURES,
  MOST_COVERAGE_CLAIM_TEXT,
} from '@simpletread/domain';
import { Banner, Button, Card, Tag, TextField } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { type ChangeAnswer, PictureField, QUIET, useKeptForm } from '../../shell/form';
import { afterSaleStyles as styles } from '../after-sale';
import { addOnePicture, answerOneClaim, appealOneClaim, cancelOneClaim } from './coverage-actions';
import { moneyWords, nextStep } from './coverage-words';
import own from './Coverage.module.css';
import { CoverageMoney } from './CoverageMoney';

interface CoverageCardProps {
  readonly view: CoverageClaimView;
  readonly coverage: OrderCoverageClaims;
  readonly accountOrderNumber: string;
  readonly formKey: string;
}

interface StepFormProps extends Omit<CoverageCardProps, 'coverage'> {
  readonly action: (before: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
  readonly button: string;
  readonly variant?: 'ghost' | 'cta' | 'danger';
  readonly fields?: (faults: ChangeAnswer['fields']) => ReactNode;
}

/** One thing to do with a claim; its refusal is read aloud, and what was typed stays. */
const StepForm = ({
  view,
  accountOrderNumber,
  formKey,
  action,
  button,
  variant = 'ghost',
  fields,
}: StepFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(action, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.step}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="claimNumber" value={view.claimNumber} />
      <input type="hidden" name="key" value={`${button} ${formKey} ${view.version}`} />
      {fields?.(state.fields)}
      {state.problem !== null && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <Button type="submit" variant={variant} isLoading={isPending}>
        {button}
      </Button>
    </form>
  );
};

const aboutOf = ({ kind, line, quantity, pictureCount }: CoverageClaimView): string => {
  const tires = line === null ? '' : `: ${quantity} × ${line.brandName} ${line.name} ${line.sizeCode}`;
  const pictures =
    pictureCount === 0 ? '' : `, ${pictureCount} ${pictureCount === 1 ? 'picture' : 'pictures'}`;
  return `${coverageClaimKindText(kind)}${tires}${pictures}.`;
};

/** Our question, and the fields of its answer. */
const AnswerFields = ({
  view,
  faults,
}: {
  readonly view: CoverageClaimView;
  readonly faults: ChangeAnswer['fields'];
}) => (
  <>
    <TextField
      isMultiline
      className={own.wide}
      label="Your answer"
      name="text"
      maxLength={MOST_COVERAGE_CLAIM_TEXT}
      error={faults['text']}
    />
    {isAboutBill(view.kind) && (
      <TextField
        label="Total of the bill, if it changed"
        name="bill"
        inputMode="decimal"
        prefix="$"
        maxLength={16}
        error={faults['bill']}
        isOptionalShown
      />
    )}
    {view.canAddPicture && (
      <PictureField
        label="Add pictures"
        hint={`Optional. Up to ${MOST_COVERAGE_CLAIM_PICTURES - view.pictureCount} more, JPG or PNG, under 1 MB each.`}
        error={faults['pictures']}
        isMultiple
      />
    )}
  </>
);

const isMoneyless = ({ state }: CoverageClaimView): boolean => state === 'denied' || state === 'cancelled';

/** A claim: its state, its clock, its money, and what its buyer can do. */
export const CoverageCard = ({ view, coverage, ...form }: CoverageCardProps) => {
  const mayChange = coverage.changesNeed === null;
  return (
    <Card className={styles.sheet ?? ''}>
      <h2>
        Claim <span className="t-num">{view.claimNumber}</span>{' '}
        <Tag>{coverageClaimStateWord(view.state)}</Tag>
      </h2>
      <p>{nextStep(view, coverage.isPaidToAccount)}</p>
      {view.question !== null && (
        <p>
          <b>Our question:</b> {view.question}
        </p>
      )}
      {view.answer !== null && (
        <p>
          <b>Your answer:</b> {view.answer}
        </p>
      )}
      {view.denialReason !== null && view.denialReason !== '' && (
        <p>
          <b>Our reason:</b> {view.denialReason}
        </p>
      )}
      {view.appeal !== null && (
        <p>
          <b>Your appeal:</b> {view.appeal}
        </p>
      )}
      <p className="t-muted">{aboutOf(view)}</p>
      {!isMoneyless(view) && (
        <CoverageMoney claim={view} words={moneyWords(view.state, coverage, view.giftCard)} />
      )}
      {mayChange && view.canAnswer && (
        <StepForm
          {...form}
          view={view}
          action={answerOneClaim}
          button="Send answer"
          variant="cta"
          fields={(faults) => <AnswerFields view={view} faults={faults} />}
        />
      )}
      {mayChange && view.canAddPicture && !view.canAnswer && (
        <StepForm
          {...form}
          view={view}
          action={addOnePicture}
          button="Add picture"
          fields={(faults) => (
            <PictureField
              label={isAboutBill(view.kind) ? 'Picture of the bill or the damage' : 'Picture of the damage'}
              hint="JPG or PNG, under 1 MB."
              error={faults['pictures']}
            />
          )}
        />
      )}
      {mayChange && view.canAppeal && (
        <StepForm
          {...form}
          view={view}
          action={appealOneClaim}
          button="Appeal"
          fields={(faults) => (
            <TextField
              isMultiline
              className={own.wide}
              label="Why do you disagree?"
              name="text"
              maxLength={MOST_COVERAGE_CLAIM_TEXT}
              error={faults['text']}
            />
          )}
        />
      )}
      {mayChange && view.canCancel && (
        <details className={own.cancel}>
          <summary>Cancel claim</summary>
          <p>We won’t review it any further. You can file another claim while you’re covered.</p>
          <StepForm
            {...form}
            view={view}
            action={cancelOneClaim}
            button="Yes, cancel claim"
            variant="danger"
          />
        </details>
      )}
    </Card>
  );
};
