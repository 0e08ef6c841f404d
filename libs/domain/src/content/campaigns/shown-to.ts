/** The audience of a campaign's piece. Seeing a piece changes no price; prices come from the account's own rows. */
export const GLOBALS_AUDIENCES = ['all', 'guest', 'signedIn'] as const;
export type GlobalsAudience = (typeof GLOBALS_AUDIENCES)[number];

/** A piece's regions and audience. */
export interface ShownTo {
  readonly audience: GlobalsAudience;
  /** Two-letter state codes; empty means all. If the state is unknown, only pieces for all states are shown. */
  readonly states: readonly string[];
}

/** The viewer of a page, as far as globals depend on it; the state is null if unknown. */
export interface GlobalsViewer {
  readonly state: string | null;
  readonly isSignedIn: boolean;
}

/** True if a piece is shown to `viewer`. */
export const isShownTo = ({ audience, states }: ShownTo, viewer: GlobalsViewer): boolean =>
  (audience === 'all' || (audience === 'signedIn') === viewer.isSignedIn) &&
  (states.length === 0 || (viewer.state !== null && states.includes(viewer.state)));
