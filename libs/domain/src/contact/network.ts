const V4_BYTES = 3;
const V6_GROUPS = 3;
const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i;
const IPV6 = /^[0-9a-f:]+$/i;

/** The eight groups of an IPv6 address; a `::` stands for as many zeros as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/**
 * Returns the network of an IP address, as its owner could change addresses at will: the /24 of an IPv4 address, the /48 of an IPv6
 * address. An IPv4 address in IPv6 notation is in its IPv4 network. Anything else is returned as it is, in lower case.
 */
export const networkOf = (address: string): string => {
  const plain = address.trim().split('%')[0]?.toLowerCase() ?? '';
  const v4 = IPV4.exec(plain)?.[1];
  if (v4 !== undefined) return `${v4.split('.').slice(0, V4_BYTES).map(Number).join('.')}.0/24`;
  if (!plain.includes(':') || !IPV6.test(plain)) return plain;
  const groups = groupsOf(plain).slice(0, V6_GROUPS);
  return `${groups.map((group) => Number.parseInt(group === '' ? '0' : group, 16).toString(16)).join(':')}::/48`;
};
