import type { AccountTypeName } from '../../sso/index.js';
import {
  SUPPORT_HOURS,
  supportHours,
  type OpenHours,
  type SupportStatus,
  type SupportTeam,
} from '../hours/index.js';

/** A message of a chat has as many characters as one of the contact form. */
export const MOST_CHAT_WORDS = 2_000;

/** Our own figures. */
/** A person is an account that proved its mailbox, else a typed mailbox in one network. */
export const MOST_LIVE_CHATS_OF_PERSON = 2;
export const MOST_LIVE_CHATS_OF_NETWORK = 6;
export const MOST_CHATS_OF_AGENT = 4;
export const MOST_CHAT_MESSAGES_PER_MINUTE = 20;
export const MOST_CHAT_FILES = 10;
/** A customer whose page is silent for so many minutes has left. */
export const CHAT_AWAY_MINUTES = 3;
/** A chat that its customer left ends after so many hours. */
export const CHAT_LEFT_HOURS = 24;

/** Staff are alerted once someone has waited so many minutes, or so many people wait. Our own figures. */
const LONG_WAIT_MINUTES = 5;
const LONG_QUEUE = 10;

/** Returns if the queue of the chat is so long that staff are alerted. */
export const isChatQueueLong = ({
  count,
  waitMinutes,
}: {
  readonly count: number;
  readonly waitMinutes: number;
}): boolean => count >= LONG_QUEUE || (count > 0 && waitMinutes >= LONG_WAIT_MINUTES);

/** Returns the team that a customer chats with. Fleet accounts have their own. Source: spec section 1. */
export const chatTeamOf = (types: readonly AccountTypeName[]): SupportTeam =>
  types.includes('Fleet') ? 'fleet' : 'general';

/** Returns if a team chats at `now`. `week` has the hours that staff set for everyone but fleets. */
export const chatHours = (
  team: SupportTeam,
  now: Date,
  { week, holidays }: { readonly week: readonly (OpenHours | null)[]; readonly holidays: readonly string[] },
): SupportStatus => supportHours(now, holidays, team === 'fleet' ? SUPPORT_HOURS.fleet : week);
