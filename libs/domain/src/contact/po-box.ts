// By example: "P.O. Box", "PO-Box", "P O B 12", "POB12", "P0 Box", "PO Drawer 4", "PO # 12".
const ABBREVIATED = /\bp[\s._-]*[o0][\s._-]*(?:(?:b(?:[o0]?x)?|drawer|drwr|bin)(?![a-z])|#?\s*\d+\s*$)/i;
const SPELLED = /\b(?:post|postal)(?:[\s._-]*office)?[\s._-]*(?:box|bx|drawer)(?![a-z])/i;
const SPANISH = /\bapartado(?:[\s._-]*postal)?[\s._-]*#?\s*\d/i;
// A line with nothing else. Carriers can reach "RR 2 Box 152" and "Box Elder Rd".
const BARE = /^\s*box[\s._#:-]*\d+[a-z]?\s*$/i;

/** True if an address line names a post office box, in any usual spelling. Our carriers don't deliver there. */
export const isPoBox = (line: string): boolean =>
  [ABBREVIATED, SPELLED, SPANISH, BARE].some((spelling) => spelling.test(line));
