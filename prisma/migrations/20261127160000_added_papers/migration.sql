-- A paper that a student adds after the submit though nobody asked for it.
ALTER TYPE "CaseEventKind" ADD VALUE 'added' AFTER 'answered';
