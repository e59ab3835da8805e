import type { FieldErrorCode } from "#shared/forms/errors.ts";

/** What is wrong with a field, by code, for developers; visitors read the site's texts (site/i18n/forms.ts). */
export const fieldMessages: Readonly<Record<FieldErrorCode, string>> = {
  REQUIRED: "A value is required.",
  TOO_LONG: "The text is too long.",
  INVALID_EMAIL: "This is not an e-mail address.",
  INVALID_PHONE: "A telephone number has ten digits.",
  CHOOSE_ADDRESS: "Choose an address from the list.",
  CHECK_ADDRESS: "Check the parts of the address.",
  INVALID_POSTAL_CODE: "This is not a ZIP code or postal code of that state or province.",
  INVALID_NUMBER: "This is not a whole number from 0 to 60.",
  CHOOSE_ONE: "Choose from the values that the input's description lists.",
  INVALID_DATE: "This is not a date, such as 2026-11-21.",
  DATE_OUT_OF_RANGE: "The date is in the past, or more than a year ahead.",
  FILE_TOO_LARGE: "The file is larger than 5 MB.",
  WRONG_FILE_TYPE: "The file is not a PDF, DOC or DOCX, by its content.",
  CONSENT: "The terms have to be accepted.",
  REFUSED: "The upstream refuses this value.",
};
