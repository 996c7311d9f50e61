-- The day of the student's word: what a paper lacks only since then, they have not spoken of.
ALTER TABLE "StoredFile" ADD COLUMN "saidRightOn" DATE;
UPDATE "StoredFile" SET "saidRightOn" = ("createdAt" AT TIME ZONE 'Asia/Kolkata')::date WHERE "isSaidRight";
ALTER TABLE "StoredFile" DROP COLUMN "isSaidRight";
