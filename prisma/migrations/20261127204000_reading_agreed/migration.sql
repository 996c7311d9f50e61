-- Read is only where a notice that names the reading was agreed to: nobody has seen one yet.
ALTER TABLE "User" ALTER COLUMN "readsPapers" DROP NOT NULL, ALTER COLUMN "readsPapers" DROP DEFAULT;
UPDATE "User" SET "readsPapers" = NULL WHERE "readsPapers";
UPDATE "StoredFile" SET "seenKind" = NULL, "seen" = NULL, "saidRightOn" = NULL WHERE "seenKind" IS NOT NULL;
