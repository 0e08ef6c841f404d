import { permanentRedirect } from 'next/navigation';

/** Where people look for it. */
export const GET = () => permanentRedirect('/privacy-choices');
