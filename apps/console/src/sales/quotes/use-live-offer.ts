import type { DeskOffer, QuoteReceivingReply } from '@simpletread/contract';
import type { QuoteOption } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { useSettled } from '../../shell/form/index.js';
import { type QuoteQuestion, useQuoteCalls } from './quote-calls.js';
import { type QuoteForm, questionOf } from './quote-form.js';

export interface PricedOption {
  readonly option: QuoteOption;
  readonly offer: DeskOffer;
}

const NONE: readonly PricedOption[] = [];

interface LiveOffer {
  readonly question: QuoteQuestion;
  /** Empty until it is known. */
  readonly options: readonly PricedOption[];
  readonly receiving: QuoteReceivingReply | null;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The offer of the form as it is now, a moment after each change. Parts of the form that use it share one call. */
export const useLiveOffer = (): LiveOffer => {
  const form = useWatch<QuoteForm>() as QuoteForm;
  const data = useQuoteCalls();
  const asked = useSettled(JSON.stringify(questionOf(form)));
  const question = JSON.parse(asked) as QuoteQuestion;
  const {
    data: priced,
    error,
    isPending,
  } = useQuery({
    queryKey: ['quote-offer', asked],
    queryFn: () => data.priceQuote(question),
    enabled: question.lines.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const options = priced === undefined ? NONE : [priced, ...priced.others];
  return { question, options, receiving: priced?.receiving ?? null, error, isPending };
};
