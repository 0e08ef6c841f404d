import { type QuoteOption, tooManyForOne } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';

import { Panel } from '../../shell/detail/index.js';
import { DialogFault } from '../../shell/dialog/index.js';
import { CheckControl, useBound } from '../../shell/form/index.js';
import { PageNote } from '../../shell/note/index.js';
import { type OfferLine, OptionsView } from './OfferView.js';
import type { QuoteFormLine } from './quote-form.js';
import { useLiveOffer } from './use-live-offer.js';

const reasonsAgainst = ({ fit }: OfferLine): string[] =>
  (fit?.reasons ?? []).filter(({ isPassed }) => !isPassed).map(({ text }) => text);

/** Acknowledges that a tire that doesn't fit is quoted anyway, with the reasons on screen. */
const Acknowledge = ({ line, option }: { readonly line: OfferLine; readonly option: QuoteOption }) => {
  const { value: lines, onChange } = useBound<readonly QuoteFormLine[]>('lines');
  if (line.fit?.kind !== 'refused') return null;
  const isIt = (one: QuoteFormLine): boolean =>
    one.option === option && one.tireId === line.productId && one.axle === line.axle;
  const reasons = reasonsAgainst(line);
  // A tick shows at once; the offer follows a moment later.
  const said = lines.find(isIt)?.acknowledgedReasons ?? null;
  return (
    <CheckControl
      label="Quote it anyway. The customer knows it doesn’t fit."
      value={said !== null && reasons.every((reason) => said.includes(reason))}
      onChange={(isSaid) =>
        onChange(
          lines.map((one) => (isIt(one) ? { ...one, acknowledgedReasons: isSaid ? reasons : null } : one)),
        )
      }
    />
  );
};

/** Price and fit of the tires while they are chosen. */
export const LiveOffer = () => {
  const { question, options, receiving, error, isPending } = useLiveOffer();
  if (question.lines.length === 0)
    return (
      <Panel title="Customer’s view">
        <EmptyState title="No tires yet" layout="row">
          Add tires to see their price and fit here.
        </EmptyState>
      </Panel>
    );
  const { vehicle } = question;
  const warnings = options.flatMap(({ offer: { lines } }) => tooManyForOne({ vehicle, lines }) ?? []);
  return (
    <Panel title="Customer’s view" extra="current prices">
      <div aria-live="polite">
        {warnings.map((warning) => (
          <PageNote key={warning} tone="warning">
            {warning}
          </PageNote>
        ))}
        {error !== null && <DialogFault>{error.message}</DialogFault>}
        {options.some(({ offer }) => offer.needsApproval) && (
          <PageNote tone="warning">
            A discount is above your limit or below the floor. The quote can be sent once it is approved.
          </PageNote>
        )}
        {isPending && error === null && <Skeleton height={120} />}
        {error === null && (
          <OptionsView
            options={options}
            zip={question.zip ?? null}
            receiving={receiving}
            under={(line, option) => <Acknowledge line={line} option={option} />}
          />
        )}
      </div>
    </Panel>
  );
};
