export { articles } from './articles/index.js';
export { PieceList, RulesInput, campaigns } from './campaigns/index.js';
export { subscribers } from './mailing-list/index.js';
export { PreviewPage } from './preview/index.js';
export { redirects } from './redirects/index.js';
export { shopSettings } from './shop-settings/index.js';
