import { randomUUID } from 'node:crypto';

import {
  type AdminQuote,
  type CallInput,
  type CallOptions,
  createQuote,
  getQuote,
  sendQuote,
} from '@simpletread/contract';

import { SalesModule } from '../../sales.module.js';
import {
  aFitment,
  aStaffPrincipal,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
} from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';

export type QuoteForm = CallInput<typeof createQuote>['body'];

export const OUTBACK = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};

const STAFF = {
  rita: aStaffPrincipal('sales-rep', { staffId: '0198c0de-0000-7000-8000-000000000011', name: 'Rita Vance' }),
  alex: aStaffPrincipal('admin', { staffId: '0198c0de-0000-7000-8000-000000000012', name: 'Alex Novak' }),
  sam: aStaffPrincipal('support-agent', {
    staffId: '0198c0de-0000-7000-8000-000000000013',
    name: 'Sam Doyle',
  }),
  mia: aStaffPrincipal('marketer', { staffId: '0198c0de-0000-7000-8000-000000000014', name: 'Mia Cole' }),
} as const;

export type Colleague = keyof typeof STAFF;

export const as = (who: Colleague) => ({ headers: { authorization: `Bearer ${who}` } });

/** The headers of a write by `who`. The same `key` is the same request. */
export const by = (who: Colleague, key: string = randomUUID()): CallOptions => ({
  ...as(who),
  idempotencyKey: key,
});

/** A shop with a tire that fits the Outback and one that doesn't, and staff with and without permission to quote. */
export const startQuoteWalk = async () => {
  const app: TestApp = await startTestApp({
    modules: [SalesModule],
    authenticate: ({ bearer }) => STAFF[bearer as Colleague] ?? null,
  });
  await aStateTax(app.db);
  await aZip(app.db);
  await aWarehouse(app.db);
  const tires = {
    usual: await aTire(app.db, { stock: { CAR: 400 } }),
    wrong: await aTire(app.db, {
      sizeCode: '205/55R16',
      loadIndex: 91,
      speedSymbol: 'V',
      stock: { CAR: 80 },
    }),
  };
  await aVehicle(app.db, { year: 2021, make: 'Subaru', model: 'Outback' });
  await aFitment(app.db, { make: 'Subaru', model: 'Outback', frontSize: '225/65R17' });

  const form = (given: Partial<QuoteForm> = {}): QuoteForm => ({
    firstName: 'Dana',
    email: 'dana@example.com',
    phone: '(215) 555-0149',
    zip: '19147',
    message: 'As you asked on the phone.',
    vehicle: OUTBACK,
    lines: [{ tireId: tires.usual.tireId, quantity: 4 }],
    ...given,
  });
  const draft = (given: Partial<QuoteForm> = {}, who: Colleague = 'rita'): Promise<AdminQuote> =>
    app.client.call(createQuote, { body: form(given) }, by(who));
  const send = ({ id, version }: AdminQuote, who: Colleague = 'rita', key?: string): Promise<AdminQuote> =>
    app.client.call(sendQuote, { params: { id }, body: { version } }, by(who, key));
  /** Most quotes of a walk go to one customer. */
  const forgetSentMails = () => app.db.execute('DELETE FROM platform.mail_turn');
  /** Without a limit. */
  const sent = async (given: Partial<QuoteForm> = {}): Promise<AdminQuote> => {
    await forgetSentMails();
    return send(await draft(given));
  };
  const seen = (id: string): Promise<AdminQuote> => app.client.call(getQuote, { params: { id } }, as('rita'));
  /** The part after the last slash of its link. */
  const tokenOf = ({ link }: AdminQuote): string => link?.split('/').at(-1) ?? '';
  return { app, tires, form, draft, send, forgetSentMails, sent, seen, tokenOf };
};

export type QuoteWalk = Awaited<ReturnType<typeof startQuoteWalk>>;
