import { type OrderCoverageClaims, startCoverageClaim } from '@simpletread/contract';
import {
  type Cents,
  type CoverageClaimKind,
  type CoverageClaimPreview,
  isAboutBill,
  isAboutTires,
  isCoverageBill,
  MOST_COVERAGE_CLAIM_PICTURES,
  parseDollars,
  previewCoverageClaim,
} from '@simpletread/domain';

import type { BodyOf } from '../../../shell/api/index.js';
import { formContract } from '../../../shell/form/index.js';
import { pictureFaults } from '../../after-sale/index.js';

export interface StartForm {
  readonly kind: CoverageClaimKind;
  readonly lineId: string;
  readonly quantity: string;
  readonly bill: string;
  readonly comments: string;
}

const TIRE_KINDS = ['replacement', 'repair'] as const;

/** The kinds that can be claimed of an order now. */
export const openKinds = ({ isOpen, lines, roadside }: OrderCoverageClaims): readonly CoverageClaimKind[] => [
  ...(isOpen && lines.some(({ claimable }) => claimable > 0) ? TIRE_KINDS : []),
  ...(roadside.isOpen ? (['roadside'] as const) : []),
];

/** The lines of an order with tires that can be claimed now. */
export const claimableLines = ({ lines }: OrderCoverageClaims) =>
  lines.filter(({ claimable }) => claimable > 0);

export const startFormOf = (coverage: OrderCoverageClaims): StartForm => ({
  kind: openKinds(coverage)[0] ?? 'replacement',
  lineId: claimableLines(coverage)[0]?.lineId ?? '',
  quantity: '1',
  bill: '',
  comments: '',
});

const billOf = ({ kind, bill }: StartForm): Cents | null => {
  const typed = parseDollars(bill);
  return isAboutBill(kind) && typed.ok ? typed.value : null;
};

/** The payment of a claim as it is filled in; null until it is known. */
export const paymentOf = (coverage: OrderCoverageClaims, form: StartForm): CoverageClaimPreview | null => {
  const line = coverage.lines.find(({ lineId }) => lineId === form.lineId);
  const { replacementLimitInCents } = coverage;
  const today =
    line === undefined ? null : { replacementInCents: line.replacementInCents, replacementLimitInCents };
  return previewCoverageClaim(
    { kind: form.kind, quantity: Number(form.quantity), billInCents: billOf(form) },
    today,
  );
};

/** Checks a claim as the server reads its body, and the pictures that follow it. */
export const startContract = (pictures: readonly File[]) =>
  formContract<StartForm, BodyOf<typeof startCoverageClaim>>({
    schema: startCoverageClaim.body,
    inputOf: (form) => ({
      kind: form.kind,
      lineId: isAboutTires(form.kind) ? form.lineId : null,
      quantity: isAboutTires(form.kind) ? Number(form.quantity) : 0,
      billInCents: billOf(form),
      comments: form.comments,
    }),
    fieldOf: (path) => (path === 'billInCents' ? 'bill' : path),
    check: (form) => ({
      ...(isAboutBill(form.kind) && !isCoverageBill(billOf(form))
        ? { bill: 'Enter the total of the bill, at least $1.' }
        : {}),
      ...pictureFaults(pictures, MOST_COVERAGE_CLAIM_PICTURES),
    }),
  });
