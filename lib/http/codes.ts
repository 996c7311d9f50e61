/**
 * Why a call was refused, for programs; the sentence beside it is for people, and may be corrected or translated.
 * A code that is in use is never renamed: a page that was opened before a release still knows the old one.
 */
export const REFUSAL_CODES = [
  // Of any call.
  "otherSite",
  "logInFirst",
  "notYours",
  "notFound",
  "methodNotAllowed",
  "tooManyRequests",
  "serverFailed",
  "addressUnreadable",
  "onlyHttp",
  "tooManyHeaders",
  "onlyThisMachine",
  "bodyTooLarge",
  "bodyIncomplete",
  "bodyCompressed",
  "bodyWrongType",
  "bodyNotJson",
  "bodyTooDeep",
  "textNotStorable",
  "answersInvalid",
  // Of logging in and signing up.
  "notProven",
  "noAccount",
  "noGoogleAccount",
  "accountExists",
  "phoneFirst",
  // Of the loan form.
  "changedElsewhere",
  "submitted",
  "sectionsMissing",
  "uploadAgain",
  "noCoApplicants",
  "coApplicantsChanged",
  // Of documents.
  "fileTooLarge",
  "fileWrongKind",
  "fileEmpty",
  "fileCutShort",
  "notOneFile",
  "photoNamedPdf",
  "pdfHasPassword",
  "pdfUnreadable",
  "pdfIncomplete",
  "pictureBroken",
  "pictureTooManyPixels",
  "fileInfected",
  "fileNotScanned",
  "uploadFailed",
  "uploadsBusy",
  "uploadQuotaFull",
  "fileNotFound",
  // Of a student's lenders.
  "caseNotFound",
  "tooManyCases",
  // Of passes and the desk.
  "openPassFirst",
  "passUnknown",
  "passCodeWrong",
  "passNotFound",
  "tooManyPasses",
  "openDeskFirst",
  "noColleague",
  "namePurposeFirst",
  "leadNotFound",
  // Of the public lists.
  "lenderNotFound",
  "pinCodeInvalid",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
