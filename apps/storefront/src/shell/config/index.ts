export { chatUrl, publicSandboxUrl, publicServerUrl, serverUrl, signInUrl, storefrontUrl } from './addresses';
export { apiAnswers } from './api-answers';
export { callHeaders } from './call-headers';
export { FORWARDED, forwardedHeaders } from './forwarded-headers';
