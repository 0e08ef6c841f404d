import type { FittingTires, OrderReturns } from '@simpletread/contract';
import { exchangeDifference, formatMoney, subtractCents, ZERO_CENTS } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { SelectInput } from '../../../shell/form/index.js';
import { useReturnCalls } from '../return-calls.js';
import { chosenLines, exchangeIn, priceOf, type StartForm } from './start-form.js';

const MINUTE_MS = 60_000;

const Difference = ({ offer, tires }: { readonly offer: OrderReturns; readonly tires: FittingTires }) => {
  const form = useWatch() as StartForm;
  const back = priceOf(offer, form, true).refundInCents;
  const difference = exchangeDifference(tires.totalInCents, back);
  const net =
    difference < 0
      ? `gets back ${formatMoney(subtractCents(ZERO_CENTS, difference))}`
      : `pays ${formatMoney(difference)}`;
  return (
    <>
      <ul>
        {tires.fit.reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p role="status">
        The buyer pays {formatMoney(tires.totalInCents)} at checkout and gets {formatMoney(back)} back once we
        receive the returned tires. Net: the buyer {net}. We’ll email the buyer a link to order within 72
        hours.
      </p>
    </>
  );
};

/** The right tires for the vehicle of the order, with their verdict and what they cost. */
export const ExchangeFields = ({ offer }: { readonly offer: OrderReturns }) => {
  const data = useReturnCalls();
  const form = useWatch() as StartForm;
  const { vehicle, zip } = offer;
  const returned = chosenLines(offer, form).filter(({ quantity }) => quantity > 0);
  const quantity = returned.reduce((sum, line) => sum + line.quantity, 0);
  const returnedSizes = [...new Set(returned.map(({ sizeCode }) => sizeCode))];
  const returnedLines = returned.map(({ brandName, name }) => ({ brandName, name }));
  const isOffered = form.reason === 'wrong-size' && vehicle !== null && quantity > 0;
  const { data: found } = useQuery({
    queryKey: ['exchange-offers', vehicle, zip, quantity, returnedSizes],
    queryFn: () =>
      vehicle === null
        ? { tires: [] }
        : data.offerExchange({ vehicle, zip, quantity, returnedSizes, returnedLines }),
    enabled: isOffered,
    staleTime: MINUTE_MS,
  });
  if (form.reason !== 'wrong-size') return null;
  if (vehicle === null)
    return <p>This order has no vehicle. The buyer can choose one and exchange the tires online.</p>;
  if (quantity === 0) return <p>Choose the tires to see their replacements.</p>;
  const tires = found?.tires ?? [];
  const chosen = exchangeIn(form, tires);
  return (
    <>
      <SelectInput
        source="exchangeTireId"
        label={`Exchange for tires that fit the ${vehicle.year} ${vehicle.make} ${vehicle.model}`}
        options={[
          ['', 'No exchange'],
          ...tires.map(
            ({ tireId, name, totalInCents }) =>
              [tireId, `${quantity} × ${name}, ${formatMoney(totalInCents)}`] as const,
          ),
        ]}
      />
      {found !== undefined && tires.length === 0 && (
        <p role="status">We don’t have {quantity} tires in stock in another size that fits.</p>
      )}
      {chosen !== null && <Difference offer={offer} tires={chosen} />}
    </>
  );
};
