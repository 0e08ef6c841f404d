import { errorsOfRefusal } from './installer-errors';

const refusal = (code: Parameters<typeof errorsOfRefusal>[0]['code'], fields: readonly string[] = []) => ({
  code,
  message: 'No.',
  fields: fields.map((path) => ({ path, message: `wrong ${path}`, code: 'request.invalid' as const })),
});

describe('the API’s refusal of the installer form', () => {
  it('is shown at its field, also if the form has another name for it', () => {
    expect(
      errorsOfRefusal(refusal('request.invalid', ['body.cell', 'body.hoursSat', 'body.tireTypes.0'])),
    ).toEqual({
      cell: 'wrong body.cell',
      sat: 'wrong body.hoursSat',
      tireTypes: 'wrong body.tireTypes.0',
    });
  });

  it('is shown at its place if no field is named', () => {
    expect(errorsOfRefusal(refusal('contact.zipStateMismatch'))).toEqual({ zip: 'No.' });
    expect(errorsOfRefusal(refusal('installer.imageType'))).toEqual({ storeImage: 'No.' });
  });

  it('is shown for the whole form otherwise', () => {
    expect(errorsOfRefusal(refusal('installer.openAlready'))).toBeNull();
    expect(errorsOfRefusal(refusal('request.unknownField', ['body.status']))).toBeNull();
  });
});
