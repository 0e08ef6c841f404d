import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { loanEndPage, loanPage } from './loan-page.js';
import { LOAN_ANSWERS, type LoanSession, shownState } from './loan-session.js';
import { signedReturn } from './loan-signature.js';
import type { LoanStore } from './loan-store.js';

interface LoanPages {
  readonly store: LoanStore;
  readonly secretKey: string;
  readonly parentOrigin: string;
  readonly now: () => Date;
}

interface SessionRoute {
  readonly Params: { readonly session: string };
}

const answerForm = z.object({ answer: z.enum(LOAN_ANSWERS) });

/** The lender's message to the shop about a session in this state. */
const resultOf = (state: string): string => (state === 'captured' ? 'approved' : state);

/** The lender's pages for shoppers, below `/pay-later`. Each answer leads back to the shop, signed. */
export const addLoanPages = async (
  server: FastifyInstance,
  { store, secretKey, parentOrigin, now }: LoanPages,
): Promise<void> => {
  const html = (reply: FastifyReply): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; form-action 'self' ${parentOrigin}; base-uri 'none'; frame-ancestors 'none'`,
      );
  const wayBack = (session: LoanSession): string =>
    signedReturn(session, resultOf(shownState(session, now())), now(), secretKey);
  const ended = (reply: FastifyReply, session: LoanSession): FastifyReply =>
    html(reply).send(loanEndPage(session.lender, shownState(session, now()), wayBack(session)));

  await server.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );

    own.get<SessionRoute>('/pay-later/:session', async (request, reply) => {
      const session = await store.byId(request.params.session);
      if (session === null) return reply.code(404).type('text/plain').send('This request doesn’t exist.\n');
      return shownState(session, now()) === 'open'
        ? html(reply).send(loanPage(session))
        : ended(reply, session);
    });

    own.post<SessionRoute>('/pay-later/:session/answers', async (request, reply) => {
      const form = answerForm.safeParse(request.body);
      if (!form.success) return reply.code(400).type('text/plain').send('Choose one of the outcomes.\n');
      const session = await store.answer(request.params.session, form.data.answer, now());
      if (session === null) return reply.code(404).type('text/plain').send('This request doesn’t exist.\n');
      return form.data.answer === 'late' ? ended(reply, session) : reply.redirect(wayBack(session), 303);
    });
  });
};
