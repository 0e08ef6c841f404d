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
 * If the shop has already ended the session, the engine has no one to ask and would show a bare page that posts
 * itself. Our page replaces it: it has our look, works without script, and notifies Google first.
 */
export const useOwnSignOutPage = (provider: Provider, pages: EnginePages): void => {
  provider.use(async (ctx, next) => {
    await next();
    const form = formOf(ctx as KoaContextWithOIDC);
    if (form !== null) pages.signingOut(ctx as KoaContextWithOIDC, form);
  });
};
