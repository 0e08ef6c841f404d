import { useToast } from '@simpletread/ui';
import { useEffect } from 'react';
import { useNotificationContext } from 'react-admin';

/** Hands what react-admin has to say on to our toasts. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const show = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    show({ message: notice.message, tone: notice.type === 'error' ? 'bad' : 'plain' });
  }, [notifications, takeNotification, show]);
  return null;
};
