-- The student's word, asked for after long silence, that a request goes on.
ALTER TYPE "CaseEventKind" ADD VALUE 'goesOn';

-- What a student's mail is about. A version that does not know the column tells news, as it did before.
CREATE TYPE "NoticeKind" AS ENUM ('news', 'reminder', 'question');
ALTER TABLE "Notice"
  ADD COLUMN "kind" "NoticeKind" NOT NULL DEFAULT 'news',
  ADD COLUMN "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Its key is what makes each go out once, however many instances look.
CREATE TABLE "Reminder" (
  "eventId" INTEGER NOT NULL REFERENCES "CaseEvent" ON DELETE CASCADE ON UPDATE CASCADE,
  "afterDays" INTEGER NOT NULL,
  "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "settledAt" TIMESTAMPTZ(3),
  PRIMARY KEY ("eventId", "afterDays")
);
