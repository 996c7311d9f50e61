CREATE TABLE "SectionDraft" (
  "userId" UUID NOT NULL REFERENCES "LoanForm" ON DELETE CASCADE ON UPDATE CASCADE,
  "section" TEXT NOT NULL,
  "version" TEXT NOT NULL,
  "keyId" TEXT NOT NULL,
  "sealed" BYTEA NOT NULL,
  "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", "section")
);
CREATE INDEX "SectionDraft_savedAt_idx" ON "SectionDraft"("savedAt");

CREATE TABLE "DraftFile" (
  "userId" UUID NOT NULL,
  "section" TEXT NOT NULL,
  -- Deferred, as that of FileReference.
  "fileId" TEXT NOT NULL REFERENCES "StoredFile" DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY ("userId", "section", "fileId"),
  FOREIGN KEY ("userId", "section") REFERENCES "SectionDraft" ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "DraftFile_fileId_idx" ON "DraftFile"("fileId");
