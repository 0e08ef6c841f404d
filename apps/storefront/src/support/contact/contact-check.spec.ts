import { ContractError } from '@simpletread/contract';
import { checkContact, contactProblem, NOT_ATTACHED, NOT_SENT } from './contact-check';

const TYPED = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '',
  orderNumber: '',
  subject: 'My order',
  message: 'Where is it?',
};
const failure = (code: string, message = code) =>
  new ContractError({ kind: 'ServerError', code, message, statusCode: 500 } as never);

describe('the contact form before it is sent', () => {
  it('needs names, email, subject and message, and no phone, order number or file [R3.19 contact]', () => {
    expect(checkContact(TYPED, null)).toEqual({});
    const empty = { ...TYPED, firstName: '', lastName: '', email: '', subject: '', message: '' };
    expect(Object.keys(checkContact(empty, null)).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'message',
      'subject',
    ]);
    expect(checkContact(empty, null)['message']).toBe('Please write a message');
    expect(checkContact({ ...TYPED, email: 'dana' }, null)).toEqual({ email: 'Please enter a valid email' });
  });

  it('takes a PDF or picture of at most 1 MB', () => {
    const attachment = (size: number, type: string) => checkContact(TYPED, { size, type })['attachment'];
    expect(attachment(1_048_576, 'application/pdf')).toBeUndefined();
    expect(attachment(1_048_577, 'application/pdf')).toBe('Attach a file of at most 1 MB.');
    expect(attachment(10, 'text/html')).toBe('Attach a PDF, JPEG or PNG file.');
  });
});

describe('a message that was not sent', () => {
  it('says so in the words of the specification [R8.04 contact]', () => {
    expect(NOT_SENT).toBe('Message failed to send... Please try again.');
    for (const error of [new Error('fetch failed'), failure('server.unexpected')])
      expect(contactProblem(error)).toEqual({ problem: NOT_SENT, fields: {} });
  });

  it('names the file where it could not be attached [R8.04 contact]', () => {
    expect(NOT_ATTACHED).toBe('Oops, something went wrong! Please try again.');
    expect(contactProblem(failure('picture.busy')).fields).toEqual({ attachment: NOT_ATTACHED });
    expect(contactProblem(failure('contact.fileType', 'Attach a PDF.')).fields).toEqual({
      attachment: 'Attach a PDF.',
    });
  });

  it('tells who wrote too often to wait', () => {
    expect(contactProblem(failure('request.rateLimited', 'Wait a minute.')).problem).toBe('Wait a minute.');
  });
});
