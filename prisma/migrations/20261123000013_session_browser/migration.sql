-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "system" TEXT NOT NULL DEFAULT '';
