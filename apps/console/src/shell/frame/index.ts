export { AccessDeniedPage } from './AccessDeniedPage.js';
export { AppLink } from './AppLink.js';
export { FailedPage } from './FailedPage.js';
export { Layout } from './Layout.js';
export { NotFoundPage } from './NotFoundPage.js';
export { Notices } from './Notices.js';
export { PageHeader } from './PageHeader.js';
export { PageSkeleton } from './PageSkeleton.js';
