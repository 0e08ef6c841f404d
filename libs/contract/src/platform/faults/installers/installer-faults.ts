import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of the installer registration. Its messages for phone, email and ZIP are the specification’s second wordings. */
export const INSTALLER_FAULTS = {
  'installer.managerInvalid': { status: 400, message: 'Please enter a first and a last name' },
  'installer.phoneInvalid': { status: 400, message: 'Phone Number should contain 10 digits' },
  'installer.emailInvalid': { status: 400, message: 'Please enter valid email' },
  'installer.zipInvalid': { status: 400, message: 'Please enter valid US Zip Code' },
  'installer.websiteInvalid': { status: 400, message: 'Please enter a valid website, such as acmetires.com' },
  'installer.hoursInvalid': { status: 400, message: 'Please enter a closing time after the opening time' },
  'installer.neverOpen': { status: 400, message: 'Please enter opening hours for at least one day' },
  'installer.tireTypesRequired': { status: 400, message: 'Please choose at least one type of tire' },
  'installer.agreementRequired': { status: 400, message: 'Please agree to the terms of the program' },
  'installer.imageMissing': { status: 400, message: 'Please choose a picture that is not empty' },
  'installer.imageTooLarge': { status: 400, message: 'Please choose a picture of at most {limit}' },
  'installer.imageType': { status: 400, message: 'Please choose a JPEG or PNG picture' },
  'installer.openAlready': {
    status: 409,
    message: 'An application for a shop at this address is still under review.',
  },
  'installer.payInvalid': { status: 400, message: 'Please enter $15 to $24 per tire' },
} as const satisfies FaultArea<Extract<FaultCode, `installer.${string}`>>;
