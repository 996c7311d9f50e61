CREATE TABLE "FileReference" (
  "userId" UUID NOT NULL REFERENCES "LoanForm" ON DELETE CASCADE ON UPDATE CASCADE,
  "section" TEXT NOT NULL,
  -- Deferred: an erased account takes its documents and its application, in any order.
  "fileId" TEXT NOT NULL REFERENCES "StoredFile" DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY ("userId", "section", "fileId")
);
CREATE INDEX "FileReference_fileId_idx" ON "FileReference"("fileId");

-- What stands in the applications already: every address of a document of the student's own.
INSERT INTO "FileReference" ("userId", "section", "fileId")
SELECT DISTINCT form."userId", answers.section, file.id
FROM "LoanForm" form
CROSS JOIN LATERAL jsonb_each(to_jsonb(form)) AS answers (section, value)
CROSS JOIN LATERAL jsonb_path_query(
  answers.value,
  'strict $.** ? (@.type() == "string" && @ like_regex "^/api/files/[0-9a-f]{32}$")'
) AS address
JOIN "StoredFile" file ON file.id = right(address #>> '{}', 32) AND file."ownerId" = form."userId";
