import type { KoaContextWithOIDC } from 'oidc-provider';

/** The answer that the engine's sign-out question expects. */
export interface SignOutForm {
  readonly action: string;
  readonly xsrf: string;
}

/** Renders the engine's own messages. */
export interface EnginePages {
  error(ctx: KoaContextWithOIDC, error: string, description: string | undefined): void;
  logout(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  loggedOut(ctx: KoaContextWithOIDC): void;
  /** Continues if no user is signed in anymore. */
  signingOut(ctx: KoaContextWithOIDC, form: SignOutForm): void;
}
