import { MenuCount } from '../../shell/frame/index.js';
import { useWaitingApprovals } from './use-waiting-approvals.js';

/** The number of requests that wait for the signed-in person. */
export const WaitingApprovals = () => <MenuCount count={useWaitingApprovals()} unit="waiting" />;
