import { send } from '../http/send.js';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A page as a browser without script has it. */
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Fields of the page's form that posts to `action`, with what they hold. */
  fields(action: string): Readonly<Record<string, string>>;
  /** The text of an element with that class or tag, tags taken out; null when there is none. */
  text(selector: string): string | null;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found === null ? null : unescaped(found[1] ?? '');
};

const fieldsOf = (html: string, action: string): Readonly<Record<string, string>> => {
  const form = [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)]
    .map(([text]) => text)
    .find((text) => attribute(/<form\b[^>]*>/.exec(text)?.[0] ?? '', 'action') === action);
  if (form === undefined) throw new Error(`no form posts to ${action}`);
  return Object.fromEntries(
    [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'name') ?? '',
      attribute(tag, 'value') ?? '',
    ]),
  );
};

const textOf = (html: string, selector: string): string | null => {
  const opening = selector.startsWith('.')
    ? `<[a-z0-9]+ [^>]*class="[^"]*\\b${selector.slice(1)}\\b[^"]*"[^>]*>`
    : `<${selector}\\b[^>]*>`;
  const found = new RegExp(`${opening}([\\s\\S]*?)</`).exec(html);
  return found === null ? null : unescaped((found[1] ?? '').replace(/<[^>]*>/g, '')).trim();
};

/**
 * Walks pages by fetch, with cookies by path, and follows redirects within one origin. The walk ends at another
 * origin, whose address is the result.
 */
export class PageBrowser {
  private readonly cookies = new Map<string, Cookie>();

  constructor(
    readonly origin: string,
    readonly userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  ) {}

  open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    return this.walk(new URL(path, this.origin), { method: 'GET', headers });
  }

  /** Posts fields to `action`; those of the page's own form come first. */
  submit(
    page: Page,
    action: string,
    values: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    return this.post(action, { ...page.fields(action), ...values }, headers);
  }

  post(
    action: string,
    values: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const body = new URLSearchParams(values).toString();
    return this.walk(new URL(action, this.origin), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  cookie(name: string): string | null {
    return this.cookies.get(name)?.value ?? null;
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, { value, path: '/' });
  }

  private async walk(
    url: URL,
    init: { method: string; body?: string; headers: Readonly<Record<string, string>> },
  ): Promise<Page> {
    const headers = { 'user-agent': this.userAgent, cookie: this.cookieHeader(url), ...init.headers };
    const reply = await send(url, { ...init, headers });
    this.keep(reply.headers.getSetCookie());
    const location = reply.headers.get('location');
    const html = await reply.text();
    if (reply.status < 300 || reply.status >= 400 || location === null)
      return this.page(url.href, { status: reply.status, html, headers: reply.headers });
    const next = new URL(location, url);
    if (next.origin !== this.origin)
      return this.page(next.href, { status: reply.status, html, headers: reply.headers });
    return this.walk(next, { method: 'GET', headers: {} });
  }

  private page(url: string, reply: { status: number; html: string; headers: Headers }): Page {
    return {
      url,
      ...reply,
      fields: (action) => fieldsOf(reply.html, action),
      text: (selector) => textOf(reply.html, selector),
    };
  }

  private cookieHeader({ pathname }: URL): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  private keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/, 2);
      const isOver = /expires=Thu, 01 Jan 1970|max-age=0/i.test(line);
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (isOver) this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
  }
}
