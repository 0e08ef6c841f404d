import {
  type AdminQuote,
  askQuoteApproval,
  buildUrl,
  changeQuoteTerms,
  ContractError,
  type createQuote,
  discardQuote,
  findShops,
  getQuoteTerms,
  getVehicle,
  judgeQuotableTires,
  listCatalogueRecords,
  previewQuoteMessages,
  priceQuote,
  printAdminQuote,
  quoteReceivingOptions,
  sendQuote,
  sendQuoteAgain,
  vehicleOptions,
  withdrawQuote,
} from '@simpletread/contract';
import { QUOTE_NOT_SENT } from '@simpletread/domain';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';
import type { PickerOption } from '../../shell/form/index.js';

export type QuoteInput = BodyOf<typeof createQuote>;
export type QuoteQuestion = BodyOf<typeof priceQuote>;
export type QuoteMessagesQuestion = BodyOf<typeof previewQuoteMessages>;
export type QuoteContact = Pick<QuoteInput, 'email' | 'phone'>;
export type ReceivingQuestion = BodyOf<typeof quoteReceivingOptions>;
export type TiresToJudge = BodyOf<typeof judgeQuotableTires>;
export type ApprovalAsk = BodyOf<typeof askQuoteApproval>;
type Again = BodyOf<typeof sendQuoteAgain>;
/** With an address if it is sent again. */
export type QuoteSending = BodyOf<typeof sendQuote> | Again;

const MOST_FOUND = 20;
const MOST_SHOPS = 8;

/** Reports if it is unknown whether a quote went out. The same key makes the next try safe. */
const orNotSent = async (sending: Promise<AdminQuote>): Promise<AdminQuote> => {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) throw error;
    throw new Error(QUOTE_NOT_SENT, { cause: error });
  }
};

/** Quotes: written, priced as they are written, sent, withdrawn, thrown away. */
export const quoteCalls = {
  previewMessages: (body: QuoteMessagesQuestion) => client.call(previewQuoteMessages, { body }),
  priceQuote: (body: QuoteQuestion) => client.call(priceQuote, { body }),
  sendQuote: (id: string, body: BodyOf<typeof sendQuote>, idempotencyKey: string) =>
    orNotSent(client.call(sendQuote, { params: { id }, body }, { idempotencyKey })),
  sendQuoteAgain: (id: string, body: Again, idempotencyKey: string) =>
    orNotSent(client.call(sendQuoteAgain, { params: { id }, body }, { idempotencyKey })),
  askApproval: (id: string, body: ApprovalAsk, idempotencyKey: string) =>
    client.call(askQuoteApproval, { params: { id }, body }, { idempotencyKey }),
  withdrawQuote: (id: string, version: number, idempotencyKey: string) =>
    client.call(withdrawQuote, { params: { id }, body: { version } }, { idempotencyKey }),
  discardQuote: (id: string, version: number, idempotencyKey: string) =>
    client.call(discardQuote, { params: { id }, body: { version } }, { idempotencyKey }),
  /** Tires by item number, size, brand and line, in any order. */
  quotableTires: async (text: string): Promise<PickerOption[]> => {
    const rows = await client.call(listCatalogueRecords, {
      params: { kind: 'tires' },
      query: {
        filter: JSON.stringify({ q: text }),
        range: JSON.stringify([0, MOST_FOUND - 1]),
      },
    });
    return rows
      .filter(({ values }) => values['status'] !== 'discontinued')
      .map(({ id, label }) => ({ value: id, label }));
  },
  quoteFile: async (id: string): Promise<Blob> => {
    const url = buildUrl(serverConfig().serverUrl, printAdminQuote.path, { id }, {});
    const response = await fetch(url, { method: printAdminQuote.method, credentials: 'include' });
    if (!response.ok) throw new Error('We couldn’t load the quote. Try again.');
    return response.blob();
  },
  receivingOptions: (body: ReceivingQuestion) => client.call(quoteReceivingOptions, { body }),
  shopsNear: (zip: string) => client.call(findShops, { query: { zip, limit: MOST_SHOPS, sort: 'distance' } }),
  judgeTires: (body: TiresToJudge) => client.call(judgeQuotableTires, { body }),
  quoteTerms: () => client.call(getQuoteTerms, {}),
  changeQuoteTerms: (body: BodyOf<typeof changeQuoteTerms>, idempotencyKey: string) =>
    client.call(changeQuoteTerms, { body }, { idempotencyKey }),
  vehicleOptions: (chosen: { readonly make?: string; readonly model?: string }) =>
    client.call(vehicleOptions, { query: chosen }),
  vehicleFitments: (make: string, model: string, year: number) =>
    client.call(getVehicle, { params: { make, model, year } }),
};

export const useQuoteCalls = () => useCalls(quoteCalls);
