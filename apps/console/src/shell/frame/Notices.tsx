import { timings } from '@simpletread/ui/tokens';
import { Notification } from 'react-admin';

/** The notices of react-admin, one at a time. */
export const Notices = () => <Notification autoHideDuration={timings.toastMs} multiLine />;
