import { formatPhone, parsePhone } from '@simpletread/domain';

/** `(215) 555 0149 ext. 12`; a masked number has too few digits to be set as one and comes as it is to be read. */
export const phoneText = (phone: string): string => {
  const set = formatPhone(phone, 'parentheses');
  if (set === '') return phone;
  const parsed = parsePhone(phone);
  return parsed.ok && parsed.value.extension !== undefined ? `${set} ext. ${parsed.value.extension}` : set;
};
