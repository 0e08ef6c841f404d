import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { refuse } from '@simpletread/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { setCookie } from '../../../platform/http/index.js';
import { OidcEngine } from '../engine/oidc-engine.js';
import { type Browser, BrowserCookie } from './browser-cookie.js';
import { Form } from './form.js';
import { PageRenderer } from './page-renderer.js';

/** The provider's own session, after a sign-in. */
export interface PageSession {
  readonly accountId: string;
  readonly uid: string;
}

/** One request for a page, and how it is answered. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: Form;
  readonly form: Form;
  readonly browserHash: string;
  readonly session: PageSession | null;
  readonly userAgent: string | null;
  /** Shows a template; `fields` keep what was entered, `errors` say what is wrong with it. */
  show(page: string, data?: object, status?: number): void;
  go(url: string): void;
}

type Handler = (visit: Visit) => Promise<void> | void;

/** Pages of other sites may link here, but not post here. Browsers report the origin themselves. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';

/** Gives pages their visits: the visitor, the form's token, and the cookie behind it. */
@Injectable()
export class Visits {
  constructor(
    private readonly engine: OidcEngine,
    private readonly cookie: BrowserCookie,
    private readonly renderer: PageRenderer,
  ) {}

  get(server: FastifyInstance, path: string, handle: Handler): void {
    server.get(path, async (request, reply) => {
      await handle(await this.open(request, reply));
      return reply;
    });
  }

  /** As `get`, for forms. A missing or foreign token is refused before anything else is read. */
  post(server: FastifyInstance, path: string, handle: Handler): void {
    server.post(path, async (request, reply) => {
      const visit = await this.open(request, reply);
      const browser = this.cookie.read(request.cookies);
      const isOurs = this.cookie.isFormToken(browser, visit.session?.uid ?? null, visit.form.text('csrf'));
      const message = faultMessage(refuse('account.formExpired').fault);
      if (isOurs && !isFromElsewhere(request)) await handle(visit);
      else visit.show('problem', { title: 'Please try again', message, back: path }, 403);
      return reply;
    });
  }

  private async open(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const browser = this.cookie.read(request.cookies);
    const session = await this.session(request, reply);
    return {
      request,
      reply,
      query: new Form(request.query),
      form: new Form(request.body),
      browserHash: browser.hash,
      session,
      userAgent: request.headers['user-agent'] ?? null,
      show: (page, data = {}, status = 200) =>
        this.send(reply, browser, {
          status,
          html: this.renderer.render(page, {
            csrf: this.cookie.formToken(browser, session?.uid ?? null),
            isSignedIn: session !== null,
            ...data,
          }),
        }),
      go: (url) => void reply.header('cache-control', 'no-store').redirect(url, 303),
    };
  }

  private send(
    reply: FastifyReply,
    browser: Browser,
    { status, html }: { status: number; html: string },
  ): void {
    if (browser.isNew) setCookie(reply, this.cookie.of(browser));
    void reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  }

  private async session(request: FastifyRequest, reply: FastifyReply): Promise<PageSession | null> {
    const provider = await this.engine.provider();
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    return session.accountId === undefined ? null : { accountId: session.accountId, uid: session.uid };
  }
}
