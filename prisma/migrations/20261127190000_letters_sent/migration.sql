-- A letter of the student to the lender, which is no word of the lender.
ALTER TYPE "CaseEventKind" ADD VALUE 'wrote';
