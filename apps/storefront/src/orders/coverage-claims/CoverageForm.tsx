'use client';

import type { OrderCoverageClaims } from '@simpletread/contract';
import {
  type CoverageClaimKind,
  coverageClaimKindText,
  isAboutBill,
  MOST_COVERAGE_CLAIM_PICTURES,
  MOST_COVERAGE_CLAIM_TEXT,
  parseDollars,
  previewCoverageClaim,
} from '@simpletread/domain';
import { Banner, Button, Card, type RadioCard, RadioCards, SelectField, TextField } from '@simpletread/ui';
import { useState } from 'react';
import { PictureField, QUIET, useKeptForm } from '../../shell/form';
import { afterSaleStyles as styles } from '../after-sale';
import { sendCoverageClaim } from './coverage-actions';
import { moneyWords, termsOf } from './coverage-words';
import own from './Coverage.module.css';
import { CoverageMoney } from './CoverageMoney';
import { readTireChoice, tireChoice } from './tire-choice';

interface CoverageFormProps {
  readonly coverage: OrderCoverageClaims;
  /** Empty for a tracked order. */
  readonly accountOrderNumber: string;
  readonly formKey: string;
}

const TIRE_KINDS = ['replacement', 'repair'] as const;

/** The kinds that this order can have; one that is over says why. */
const kindsOf = (coverage: OrderCoverageClaims): RadioCard<CoverageClaimKind>[] => {
  const option = (value: CoverageClaimKind, closedBecause: string | null) => ({
    value,
    label: coverageClaimKindText(value),
    detail: closedBecause ?? termsOf(value, coverage),
    isDisabled: closedBecause !== null,
  });
  const { isOpen, closedBecause, roadside, lines } = coverage;
  return [
    ...(lines.some(({ isCovered }) => isCovered)
      ? TIRE_KINDS.map((kind) => option(kind, isOpen ? null : closedBecause))
      : []),
    ...(roadside.isIncluded ? [option('roadside', roadside.isOpen ? null : roadside.closedBecause)] : []),
  ];
};

const tiresOf = ({ lines }: OrderCoverageClaims) =>
  lines.flatMap((line) =>
    Array.from({ length: line.claimable }, (_, at) => ({
      value: tireChoice({ lineId: line.lineId, quantity: at + 1 }),
      label: `${at + 1} × ${line.brandName} ${line.name} ${line.sizeCode}`,
    })),
  );

/** Returns the payment of the claim as it is filled in; null until that is known. */
const previewOf = (coverage: OrderCoverageClaims, kind: CoverageClaimKind, tires: string, bill: string) => {
  const choice = readTireChoice(tires);
  const line = coverage.lines.find(({ lineId }) => lineId === choice?.lineId);
  const typed = parseDollars(bill);
  const billInCents = isAboutBill(kind) && typed.ok ? typed.value : null;
  const today =
    line === undefined
      ? null
      : {
          replacementInCents: line.replacementInCents,
          replacementLimitInCents: coverage.replacementLimitInCents,
        };
  const preview = previewCoverageClaim({ kind, quantity: choice?.quantity ?? 0, billInCents }, today);
  return preview === null ? null : { kind, billInCents, ...preview };
};

/** The form of a claim: what happened, to which tires, and what we pay. */
export const CoverageForm = ({ coverage, accountOrderNumber, formKey }: CoverageFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(sendCoverageClaim, QUIET);
  const kinds = kindsOf(coverage);
  const tireOptions = tiresOf(coverage);
  const [kind, setKind] = useState(
    kinds.find(({ isDisabled }) => isDisabled !== true)?.value ?? 'replacement',
  );
  const [tires, setTires] = useState(tireOptions[0]?.value ?? '');
  const [bill, setBill] = useState('');
  const preview = previewOf(coverage, kind, tires, bill);
  return (
    <form {...attributes} ref={form} className={`${styles.columns} ${own.form}`}>
      <input type="hidden" name="orderNumber" value={accountOrderNumber} />
      <input type="hidden" name="key" value={formKey} />
      <div className={styles.questions}>
        <Card className={styles.sheet ?? ''}>
          <RadioCards
            legend="What do you need?"
            name="kind"
            options={kinds}
            value={kind}
            onValueChange={setKind}
          />
          {tireOptions.length > 0 && (
            <SelectField
              className={own.tires}
              label="Damaged tires"
              name="tires"
              options={tireOptions}
              error={state.fields['tires']}
              value={tires}
              onChange={(event) => setTires(event.target.value)}
            />
          )}
          <TextField
            className={own.bill}
            label="Total of the bill"
            name="bill"
            inputMode="decimal"
            prefix="$"
            maxLength={16}
            error={state.fields['bill']}
            onChange={(event) => setBill(event.target.value)}
          />
        </Card>
        <Card className={styles.sheet ?? ''}>
          <TextField
            isMultiline
            className={own.wide}
            label="How did it happen?"
            hint="When, where, and what damaged the tire."
            name="comments"
            maxLength={MOST_COVERAGE_CLAIM_TEXT}
            error={state.fields['comments']}
          />
          <PictureField
            label={isAboutBill(kind) ? 'Pictures of the bill and the damage' : 'Pictures of the damage'}
            hint={`Up to ${MOST_COVERAGE_CLAIM_PICTURES}, JPG or PNG, under 1 MB each. We need at least one to approve your claim.`}
            error={state.fields['pictures']}
            isMultiple
          />
        </Card>
      </div>
      <Card className={styles.sheet ?? ''}>
        <h2>What we pay</h2>
        {preview === null ? (
          <p className="t-muted">Enter the total of the bill to see what we pay.</p>
        ) : (
          <CoverageMoney claim={preview} words={moneyWords('requested', coverage)} />
        )}
        {state.problem !== null && (
          <Banner tone="bad" isLive>
            {state.problem}
          </Banner>
        )}
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Send claim
        </Button>
        <ol className={styles.steps}>
          <li>We’ll answer within 24 hours of your first picture.</li>
          <li>If we approve, we pay with a gift card for your next tires.</li>
        </ol>
      </Card>
    </form>
  );
};
