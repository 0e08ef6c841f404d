import type { CoverageClaimView, OrderCoverageClaims } from '@simpletread/contract';
import { cents, COVERAGE_CLAIM_STATES } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoveragePage } from './CoveragePage';
import { nextStep } from './coverage-words';
import { aCoverage, aCoverageClaim } from './testing/a-coverage';

jest.mock('../tracking/prove-change', () => ({ proveChange: () => undefined }));
jest.mock('./coverage-actions', () => ({
  sendCoverageClaim: () => undefined,
  answerOneClaim: () => undefined,
  appealOneClaim: () => undefined,
  cancelOneClaim: () => undefined,
  addOnePicture: () => undefined,
}));

const page = (change: Partial<OrderCoverageClaims> = {}): string =>
  renderToStaticMarkup(
    <CoveragePage place="tracked" coverage={{ ...aCoverage, ...change }} formKey="key" unreadCount={0} />,
  );

const withClaim = (claim: Partial<CoverageClaimView>, change: Partial<OrderCoverageClaims> = {}): string =>
  page({ ...change, claims: [{ ...aCoverageClaim, ...claim }] });

describe('the page of coverage', () => {
  it('says until when tires are covered, what we pay right now, and what each year pays', () => {
    const html = page();
    expect(html).toContain('Covered through Tue, Nov 27, 2029. Right now we pay up to $400 per tire.');
    expect(html).toContain('through Mon, Nov 27, 2028');
    expect(html).toContain('up to $100 per tire');
    expect(html).toContain('2 × Kestrel Tour 4S 225/65R17');
  });

  it('offers what the order has: tires with coverage, roadside assistance with installation', () => {
    expect(page()).toContain('2 claims left until Sat, Nov 27, 2027.');
    const tires = page({ roadside: { ...aCoverage.roadside, isIncluded: false, isOpen: false } });
    expect(tires).not.toContain('Roadside assistance');
    const roadside = page({
      isOpen: false,
      lines: aCoverage.lines.map((line) => ({ ...line, isCovered: false, claimable: 0 })),
    });
    expect(roadside).not.toContain('Replace a damaged tire');
    expect(roadside).toContain('Roadside assistance');
  });

  it('is about roadside assistance alone for tires without coverage', () => {
    const uncovered = {
      isOpen: false,
      closedBecause: 'These tires were bought without coverage.',
      lines: aCoverage.lines.map((line) => ({ ...line, isCovered: false, claimable: 0 })),
    };
    const html = page(uncovered);
    expect(html).toContain('Roadside assistance pays for a tow or a tire change.');
    expect(html).not.toContain('Year 1 of 3');
    expect(html).not.toContain('Your coverage');
    expect(page()).toContain('Year 1 of 3');
    const usedUp = page({
      ...uncovered,
      roadside: {
        ...aCoverage.roadside,
        isOpen: false,
        claimsLeft: 0,
        closedBecause: 'You’ve claimed both.',
      },
    });
    expect(usedUp).toContain('You’ve claimed both.');
    expect(usedUp).not.toContain('bought without coverage');
  });

  it('says why nothing can be claimed', () => {
    const over = {
      isOpen: false,
      closedBecause: 'Coverage lasts 36 months. The last day was Nov 27, 2029.',
      roadside: { ...aCoverage.roadside, isOpen: false },
    };
    expect(page(over)).toContain('The last day was Nov 27, 2029.');
    expect(page(over)).not.toContain('Send claim');
  });

  it('asks a guest for the code from their email first', () => {
    const html = page({ changesNeed: 'code' });
    expect(html).toContain('Confirm it’s your order');
    expect(html).toContain('name="page" value="coverage"');
    expect(html).not.toContain('Send claim');
    expect(page({ changesNeed: 'signIn' })).toContain('href="/account/my-orders/4K7QZ9M2XA/coverage"');
  });

  it('shows a claim with its money, and cancels it only after a question', () => {
    const html = withClaim({});
    expect(html).toContain('CC-20001');
    expect(html).toContain('$332.64');
    expect(html).toContain('as a gift card to d•••@example.com, if we approve');
    expect(html).toContain('Yes, cancel claim');
    expect(withClaim({ canCancel: false })).not.toContain('Cancel claim');
  });

  it('shows our question with the fields of its answer, and a denial with its appeal', () => {
    const asked = withClaim({ state: 'moreAsked', question: 'A closer picture?', canAnswer: true });
    expect(asked).toContain('A closer picture?');
    expect(asked).toContain('Send answer');
    expect(asked).not.toContain('if it changed');
    const denied = withClaim({ state: 'denied', denialReason: 'Worn out', canAppeal: true });
    expect(denied).toContain('Worn out');
    expect(denied).toContain('Why do you disagree?');
    expect(denied).not.toContain('$332.64');
  });

  it('names the gift card that paid, and the limit that a bill passed', () => {
    const html = withClaim({
      kind: 'repair',
      state: 'paid',
      billInCents: cents(6_500),
      limitInCents: cents(5_000),
      amountInCents: cents(5_000),
      giftCard: 'Gift card 7K2M-9QXW',
    });
    expect(html).toContain('Gift card 7K2M-9QXW');
    expect(html).toContain('Repair of 2 tires, your bill');
    expect(html).toContain('The most we pay');
  });

  it('has one sentence for each state', () => {
    const steps = COVERAGE_CLAIM_STATES.map((state) => nextStep({ ...aCoverageClaim, state }, false));
    expect(new Set(steps).size).toBe(COVERAGE_CLAIM_STATES.length);
    const needsProof = { ...aCoverageClaim, needsProof: true };
    expect(nextStep(needsProof, false)).toContain('Add a picture of the damage');
    expect(nextStep({ ...needsProof, kind: 'repair' }, false)).toContain('Add a picture of the bill');
    expect(nextStep({ ...aCoverageClaim, state: 'paid' }, true)).toContain('in your account');
  });
});
