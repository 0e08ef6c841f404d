import type { KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';

import type { EnginePages, SignOutForm } from './engine-pages.js';

const formOf = (ctx: KoaContextWithOIDC): SignOutForm | null => {
  const { oidc, status } = ctx;
  if (status !== 200 || oidc?.route !== 'end_session' || oidc.session?.accountId !== undefined) return null;
  const secret = oidc.session?.state?.['secret'];
  return typeof secret === 'string' ? { action: oidc.urlFor('end_session_confirm'), xsrf: secret } : null;
};

/**
 * Where the shop has ended the session already there is nobody to ask, and the engine would go on by a bare page of its own that
 * posts itself. Ours takes its place: it looks as ours do, works without script, and tells Google first.
 */
export const useOwnSignOutPage = (provider: Provider, pages: EnginePages): void => {
  provider.use(async (ctx, next) => {
    await next();
    const form = formOf(ctx as KoaContextWithOIDC);
    if (form !== null) pages.signingOut(ctx as KoaContextWithOIDC, form);
  });
};
