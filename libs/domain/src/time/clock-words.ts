/** Returns `8:30 am` for `08:30`. */
export const clockWords = (time: string): string => {
  const [hour = '0', minute = '00'] = time.split(':');
  const twelve = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return `${twelve}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
};
