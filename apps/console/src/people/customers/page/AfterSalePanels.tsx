import type { Customer } from '@simpletread/contract';
import { coverageClaimKindText, formatMoney, returnReasonText } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

import { COVERAGE_CLAIM_FACES, PRICE_CLAIM_FACES, RETURN_FACES } from '../../../orders/index.js';
import { QUOTE_FACES } from '../../../sales/index.js';
import { Panel, StateChip, type StateFace } from '../../../shell/detail/index.js';
import { Instant } from '../../../shell/time/index.js';
import styles from './Customer.module.css';

interface Line {
  readonly id: string;
  readonly path: string;
  readonly number: string;
  readonly face: StateFace;
  readonly detail: ReactNode;
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) =>
  lines.length === 0 ? null : (
    <Panel title={title} extra={lines.length}>
      <ul className={styles.list}>
        {lines.map(({ id, path, number, face, detail }) => (
          <li key={id}>
            <div className={styles.row}>
              <LinkBase to={`/${path}/${id}/show`} className={styles.number ?? ''}>
                {number}
              </LinkBase>
              <StateChip face={face} />
            </div>
            <div className={styles.dim}>{detail}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** The returns of a customer. */
export const ReturnsPanel = ({ returns }: Pick<Customer, 'returns'>) => (
  <Lines
    title="Returns"
    lines={(returns ?? []).map(({ id, returnNumber, state, reason, requestedAt }) => ({
      id,
      path: 'returns',
      number: returnNumber,
      face: RETURN_FACES[state],
      detail: (
        <>
          {returnReasonText(reason)}, <Instant at={requestedAt} />
        </>
      ),
    }))}
  />
);

/** The lower prices that they claimed. */
export const ClaimsPanel = ({ claims }: { readonly claims: Customer['priceClaims'] }) => (
  <Lines
    title="Price claims"
    lines={(claims ?? []).map(({ id, claimNumber, state, tire, pricePerTireInCents, requestedAt }) => ({
      id,
      path: 'price-claims',
      number: claimNumber,
      face: PRICE_CLAIM_FACES[state],
      detail: (
        <>
          {formatMoney(pricePerTireInCents)} for {tire}, <Instant at={requestedAt} />
        </>
      ),
    }))}
  />
);

/** Claims of their coverage. */
export const CoverageClaimsPanel = ({ claims }: { readonly claims: Customer['coverageClaims'] }) => (
  <Lines
    title="Coverage claims"
    lines={(claims ?? []).map(({ id, claimNumber, state, kind, tire, requestedAt }) => ({
      id,
      path: 'coverage-claims',
      number: claimNumber,
      face: COVERAGE_CLAIM_FACES[state],
      detail: (
        <>
          {coverageClaimKindText(kind)}
          {tire === null ? '' : `, ${tire}`}, <Instant at={requestedAt} />
        </>
      ),
    }))}
  />
);

/** The quotes that colleagues wrote for a customer. */
export const QuotesPanel = ({ quotes }: Pick<Customer, 'quotes'>) => (
  <Lines
    title="Quotes"
    lines={(quotes ?? []).map(
      ({ id, quoteNumber, state, totalInCents, otherTotalsInCents, madeBy, sentAt }) => ({
        id,
        path: 'quotes',
        number: quoteNumber,
        face: QUOTE_FACES[state],
        detail: (
          <>
            {totalInCents === null
              ? ''
              : `${[totalInCents, ...otherTotalsInCents].map((total) => formatMoney(total)).join(' or ')}, `}
            by {madeBy}
            {sentAt !== null && (
              <>
                , <Instant at={sentAt} />
              </>
            )}
          </>
        ),
      }),
    )}
  />
);
