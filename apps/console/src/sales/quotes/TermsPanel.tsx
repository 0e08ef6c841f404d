import Button from '@mui/material/Button';
import { changeQuoteTerms, type QuoteTerms } from '@simpletread/contract';
import { formatRate, may, ownValue, permissionsOf, ratePpm, STAFF_ROLES } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { roleText, useRoles } from '../../sso/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Pairs, Panel } from '../../shell/detail/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import { useQuoteCalls } from './quote-calls.js';

type Body = BodyOf<typeof changeQuoteTerms>;
type Percents = Readonly<Record<string, string>>;

const PPM_PER_PERCENT = 10_000;
const NOT_A_PERCENTAGE = -1;

/** The built-in roles that write quotes. */
const ROLES = STAFF_ROLES.filter((role) => may({ permissions: permissionsOf(role) }, 'quotes.write'));
const ROLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['sales-rep', 'Sales reps'],
  ['admin', 'Admins'],
]);

const roleWords = (role: string): string => ROLE_WORDS.get(role) ?? roleText(role);

/** The built-in roles, and the composed ones that have a limit or may write quotes. */
const rolesIn = ({ limits }: QuoteTerms, composed: readonly string[] = []): readonly string[] => [
  ...new Set<string>([...ROLES, ...composed, ...limits.map(({ role }) => role)]),
];

/** A field of the dialog: names of roles may have dots, which would be paths. */
const fieldName = (at: number): string => `limit${at}`;
const percentOf = (ppm: number): string => String(ppm / PPM_PER_PERCENT);
const ppmOf = (percent: string | undefined): number => {
  const ppm = Math.round(Number(percent) * PPM_PER_PERCENT);
  return Number.isFinite(ppm) && (percent ?? '').trim() !== '' ? ppm : NOT_A_PERCENTAGE;
};
const limitOf = ({ limits }: QuoteTerms, role: string): number =>
  limits.find((one) => one.role === role)?.limitPpm ?? 0;

const percentsOf = (terms: QuoteTerms, roles: readonly string[]): Percents =>
  Object.fromEntries([
    ['floor', percentOf(terms.floorPpm)],
    ...roles.map((role, at) => [fieldName(at), percentOf(limitOf(terms, role))] as const),
  ]);

const contractOf = ({ version }: QuoteTerms, roles: readonly string[]) =>
  formContract<Percents, Body>({
    schema: changeQuoteTerms.body,
    inputOf: (percents) => ({
      version,
      floorPpm: ppmOf(percents['floor']),
      limits: roles.map((role, at) => ({ role, limitPpm: ppmOf(ownValue(percents, fieldName(at))) })),
    }),
    fieldOf: (path) =>
      path === 'floorPpm'
        ? 'floor'
        : path.replace(/^limits\.(\d+).*$/, (_, at: string) => fieldName(Number(at))),
  });

const TermsDialog = ({ terms, onClose }: { readonly terms: QuoteTerms; readonly onClose: () => void }) => {
  const data = useQuoteCalls();
  const { data: known, isPending } = useRoles();
  const change = useStaffAction({
    run: (body: Body, key) => data.changeQuoteTerms(body, key),
    reload: ['quote-terms', 'quotes'],
    done: () => 'Discount terms saved.',
    onDone: onClose,
  });
  if (isPending) return null;
  const composed = (known ?? []).filter(({ permissions }) => may({ permissions }, 'quotes.write'));
  const roles = rolesIn(
    terms,
    composed.map(({ id }) => id),
  );
  return (
    <FormDialog
      title="Discount terms of quotes"
      confirm="Save terms"
      isBusy={change.isBusy}
      error={change.error}
      values={percentsOf(terms, roles)}
      contract={contractOf(terms, roles)}
      onSubmit={change.submit}
      onClose={onClose}
    >
      <TextInput
        source="floor"
        label="Minimum margin (%)"
        hint="Of a tire’s price. A lower price needs approval."
        isRequired
        maxLength={6}
        isFirst
      />
      {roles.map((role, at) => (
        <TextInput
          key={role}
          source={fieldName(at)}
          label={`${roleWords(role)}: discount without approval (%)`}
          isRequired
          maxLength={6}
        />
      ))}
    </FormDialog>
  );
};

/** The limits of discounts in quotes. */
export const TermsPanel = () => {
  const data = useQuoteCalls();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const { data: terms } = useQuery({ queryKey: ['quote-terms'], queryFn: () => data.quoteTerms() });
  if (terms === undefined) return null;
  return (
    <Panel
      title="Discounts in quotes"
      extra={
        can('quotes.setTerms') ? (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        ) : undefined
      }
    >
      <Pairs
        pairs={[
          ['Minimum margin', formatRate(ratePpm(terms.floorPpm))],
          ...rolesIn(terms).map(
            (role) =>
              [
                `${roleWords(role)}, without approval`,
                `up to ${formatRate(ratePpm(limitOf(terms, role)))} a tire`,
              ] as const,
          ),
        ]}
      />
      {isOpen && <TermsDialog terms={terms} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};
