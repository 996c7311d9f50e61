-- CreateEnum
CREATE TYPE "PassKind" AS ENUM ('lender', 'desk');

-- CreateEnum
CREATE TYPE "PackPart" AS ENUM ('you', 'study', 'money', 'coApplicants');

-- CreateEnum
CREATE TYPE "DeskPurpose" AS ENUM ('checkPapers', 'studentAsked', 'lenderAsked');

-- CreateEnum
CREATE TYPE "PaperVerdict" AS ENUM ('fine', 'unreadable', 'wrong');

-- CreateEnum
CREATE TYPE "CallTime" AS ENUM ('any', 'morning', 'afternoon', 'evening');

-- CreateEnum
CREATE TYPE "CallOutcome" AS ENUM ('reached', 'noAnswer', 'note', 'doNotCall');

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "callLanguage" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "callTime" "CallTime" NOT NULL DEFAULT 'any',
ADD COLUMN     "stopHash" BYTEA,
ADD COLUMN     "stoppedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "LenderCase" ADD COLUMN     "isCheck" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Pass" (
    "id" UUID NOT NULL,
    "kind" "PassKind" NOT NULL,
    "name" TEXT NOT NULL,
    "userId" UUID,
    "caseId" TEXT,
    "parts" "PackPart"[],
    "colleagueId" UUID,
    "secretHash" BYTEA,
    "shortHash" BYTEA,
    "codeHash" BYTEA,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Pass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PassVisit" (
    "id" UUID NOT NULL,
    "passId" UUID NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PassVisit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsentEvent" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "isGiven" BOOLEAN NOT NULL,
    "parts" "PackPart"[],
    "text" TEXT NOT NULL,
    "textVersion" TEXT NOT NULL,
    "passId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Colleague" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Colleague_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeskOpening" (
    "id" SERIAL NOT NULL,
    "passId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "DeskPurpose" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeskOpening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaperCheck" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "slot" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,
    "verdict" "PaperVerdict" NOT NULL,
    "colleagueId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaperCheck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadCall" (
    "id" SERIAL NOT NULL,
    "leadId" UUID NOT NULL,
    "outcome" "CallOutcome" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "callOn" DATE,
    "colleagueId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeadCall_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Pass_shortHash_key" ON "Pass"("shortHash");

-- CreateIndex
CREATE INDEX "Pass_userId_idx" ON "Pass"("userId");

-- CreateIndex
CREATE INDEX "Pass_colleagueId_idx" ON "Pass"("colleagueId");

-- CreateIndex
CREATE UNIQUE INDEX "PassVisit_tokenHash_key" ON "PassVisit"("tokenHash");

-- CreateIndex
CREATE INDEX "PassVisit_passId_idx" ON "PassVisit"("passId");

-- CreateIndex
CREATE INDEX "ConsentEvent_userId_idx" ON "ConsentEvent"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Colleague_phone_key" ON "Colleague"("phone");

-- CreateIndex
CREATE INDEX "DeskOpening_passId_userId_idx" ON "DeskOpening"("passId", "userId");

-- CreateIndex
CREATE INDEX "DeskOpening_userId_idx" ON "DeskOpening"("userId");

-- CreateIndex
CREATE INDEX "PaperCheck_userId_idx" ON "PaperCheck"("userId");

-- CreateIndex
CREATE INDEX "LeadCall_leadId_idx" ON "LeadCall"("leadId");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_stopHash_key" ON "Lead"("stopHash");

-- AddForeignKey
ALTER TABLE "Pass" ADD CONSTRAINT "Pass_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pass" ADD CONSTRAINT "Pass_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "LenderCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pass" ADD CONSTRAINT "Pass_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "Colleague"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PassVisit" ADD CONSTRAINT "PassVisit_passId_fkey" FOREIGN KEY ("passId") REFERENCES "Pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsentEvent" ADD CONSTRAINT "ConsentEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsentEvent" ADD CONSTRAINT "ConsentEvent_passId_fkey" FOREIGN KEY ("passId") REFERENCES "Pass"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeskOpening" ADD CONSTRAINT "DeskOpening_passId_fkey" FOREIGN KEY ("passId") REFERENCES "Pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeskOpening" ADD CONSTRAINT "DeskOpening_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperCheck" ADD CONSTRAINT "PaperCheck_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperCheck" ADD CONSTRAINT "PaperCheck_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "Colleague"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadCall" ADD CONSTRAINT "LeadCall_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadCall" ADD CONSTRAINT "LeadCall_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "Colleague"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A lender's pass names whose file it opens and is opened by what was handed over; a day at the desk names a colleague.
ALTER TABLE "Pass" ADD CONSTRAINT "a lender's pass is about a case" CHECK (
  kind <> 'lender' OR ("userId" IS NOT NULL AND "caseId" IS NOT NULL AND "colleagueId" IS NULL AND cardinality(parts) > 0
    AND "secretHash" IS NOT NULL AND "shortHash" IS NOT NULL AND "codeHash" IS NOT NULL)
);
ALTER TABLE "Pass" ADD CONSTRAINT "a desk pass is a colleague's" CHECK (
  kind <> 'desk' OR ("colleagueId" IS NOT NULL AND "userId" IS NULL AND "caseId" IS NULL AND "secretHash" IS NULL)
);
ALTER TABLE "Pass" ADD CONSTRAINT "a pass ends" CHECK ("expiresAt" <= "createdAt" + interval '31 days');

-- A pass is ended, opened and tried; whose it is, what of and until when stays as it was made.
CREATE FUNCTION keep_pass() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.name, NEW."userId", NEW."caseId", NEW.parts, NEW."colleagueId", NEW."secretHash",
      NEW."shortHash", NEW."codeHash", NEW."createdAt") IS DISTINCT FROM
     (OLD.id, OLD.kind, OLD.name, OLD."userId", OLD."caseId", OLD.parts, OLD."colleagueId", OLD."secretHash",
      OLD."shortHash", OLD."codeHash", OLD."createdAt") OR NEW."expiresAt" > OLD."expiresAt" OR NEW.tries < OLD.tries
     OR (OLD."revokedAt" IS NOT NULL AND NEW."revokedAt" IS DISTINCT FROM OLD."revokedAt") THEN
    RAISE EXCEPTION 'a pass is never changed: end it and make another one';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER keep BEFORE UPDATE ON "Pass" FOR EACH ROW EXECUTE FUNCTION keep_pass();

-- What was allowed and taken back goes with the account and never without it.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN RETURN OLD; END IF;
  -- The cascade of a pass that goes with its account.
  IF TG_OP = 'UPDATE' AND NEW."passId" IS NULL
     AND (to_jsonb(NEW) - 'passId') = (to_jsonb(OLD) - 'passId') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a consent is never changed: add what is true now';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "ConsentEvent" FOR EACH ROW EXECUTE FUNCTION keep_consent();
