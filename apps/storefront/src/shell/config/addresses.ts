/** Returns this process's address of the API. Read at run time: one build serves every environment. */
export const serverUrl = (): string => process.env.SERVER_URL ?? 'http://localhost:4000';

/** Returns the API's address for browsers. */
export const publicServerUrl = (): string => process.env.PUBLIC_SERVER_URL ?? serverUrl();

/** Returns the origin of the live chat’s sockets: the API’s own unless chat has a host of its own [R7.10]. */
export const chatUrl = (): string => process.env.CHAT_URL ?? publicServerUrl();

/** Returns the origin of the payment provider's card fields, which are framed at checkout. */
export const publicSandboxUrl = (): string =>
  process.env.PUBLIC_SANDBOX_URL ?? process.env.SANDBOX_URL ?? 'http://localhost:4010';

/** Returns the origin of the sign-in provider, where signing out ends. */
export const signInUrl = (): string => process.env.SIGN_IN_URL ?? 'http://localhost:4001';

/** Returns this shop's own address, for canonical links. */
export const storefrontUrl = (): string => process.env.STOREFRONT_URL ?? 'http://localhost:3000';
