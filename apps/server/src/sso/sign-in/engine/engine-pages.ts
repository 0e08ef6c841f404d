import type { KoaContextWithOIDC } from 'oidc-provider';

/** What the engine's question before signing out needs to be answered with. */
export interface SignOutForm {
  readonly action: string;
  readonly xsrf: string;
}

/** How the engine shows what it has to say itself. */
export interface EnginePages {
  error(ctx: KoaContextWithOIDC, error: string, description: string | undefined): void;
  logout(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  loggedOut(ctx: KoaContextWithOIDC): void;
  /** Goes on where nobody is signed in any more. */
  signingOut(ctx: KoaContextWithOIDC, form: SignOutForm): void;
}
