import type { Globals } from '@simpletread/contract';
import { chatTeamOf } from '@simpletread/domain';
import type { readCustomer } from '../../sso';
import { readKeptChat } from './chat-cookie';
import type { ChatStart } from './chat-facts';

/** Returns the facts that a page's chat starts from; fleet accounts have the hours of their own team. */
export const chatStart = async (
  globals: Globals,
  customer: Awaited<ReturnType<typeof readCustomer>>,
): Promise<ChatStart> => {
  const kept = await readKeptChat();
  const team = chatTeamOf((customer?.accountTypes ?? []).map(({ name }) => name));
  const hours = team === 'fleet' ? globals.fleetSupportHours : globals.supportHours;
  return {
    isOpen: hours.isOpen && globals.customerServiceEnabled,
    hours: hours.nextChange,
    hasChat: kept !== null,
    isFolded: kept?.isFolded ?? false,
    firstName: customer?.firstName ?? '',
    email: customer?.email ?? '',
    isSignedIn: customer !== null,
  };
};
