-- A part of its own in a share link, given apart from those of the application.
ALTER TYPE "PackPart" ADD VALUE 'offer';

CREATE TABLE "LoanOffer" (
  "id" UUID NOT NULL PRIMARY KEY,
  "caseId" TEXT NOT NULL REFERENCES "LenderCase" ON DELETE CASCADE ON UPDATE CASCADE,
  "version" INTEGER NOT NULL DEFAULT 0,
  "answers" JSONB NOT NULL CHECK (jsonb_typeof("answers") = 'object' AND octet_length("answers"::text) <= 20000),
  -- Deferred, as that of CaseEvent.
  "letterFileId" TEXT REFERENCES "StoredFile" DEFERRABLE INITIALLY DEFERRED,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "LoanOffer_caseId_version_key" ON "LoanOffer"("caseId", "version");
CREATE INDEX "LoanOffer_letter_idx" ON "LoanOffer"("letterFileId") WHERE "letterFileId" IS NOT NULL;

-- A version follows the last one of its case, and its letter is a file of the case's student.
CREATE FUNCTION add_loan_offer() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE owner UUID;
BEGIN
  SELECT "userId" INTO owner FROM "LenderCase" WHERE id = NEW."caseId" FOR UPDATE;
  NEW.version := 1 + coalesce((SELECT max(version) FROM "LoanOffer" WHERE "caseId" = NEW."caseId"), 0);
  IF NEW."letterFileId" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "StoredFile" WHERE id = NEW."letterFileId" AND "ownerId" = owner
  ) THEN RAISE EXCEPTION 'letterFileId is no file of this student'; END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION keep_loan_offer() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a loan offer is never changed: a revised statement is a new version';
END $$;

CREATE TRIGGER add BEFORE INSERT ON "LoanOffer" FOR EACH ROW EXECUTE FUNCTION add_loan_offer();
CREATE TRIGGER never_changed BEFORE UPDATE ON "LoanOffer" FOR EACH ROW EXECUTE FUNCTION keep_loan_offer();
