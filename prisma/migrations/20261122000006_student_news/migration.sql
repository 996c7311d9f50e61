-- CreateTable
CREATE TABLE "Notice" (
    "userId" UUID NOT NULL,
    "lineId" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Notice_lineId_key" ON "Notice"("lineId");

-- CreateIndex
CREATE INDEX "Notice_nextTryAt_idx" ON "Notice"("nextTryAt");

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "CaseEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What others write is news to the student, in the same transaction, however it was written. The lines of two minutes
-- are one piece of news, and so are those that come before it could be told. No foreign key leads to the account: its
-- lock, taken after that of the case, and an erasure, which takes them the other way round, would wait for each other.
CREATE FUNCTION announce_case_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "Notice" ("userId", "lineId", "nextTryAt")
  SELECT "userId", NEW.id, clock_timestamp() + interval '2 minutes' FROM "LenderCase" WHERE id = NEW.a0_case
  ON CONFLICT ("userId") DO UPDATE SET "lineId" = EXCLUDED."lineId";
  RETURN NULL;
END $$;

CREATE TRIGGER announce AFTER INSERT ON "CaseEvent" FOR EACH ROW
  WHEN (NEW.b4_writer IN ('dakhila', 'lender')) EXECUTE FUNCTION announce_case_event();
