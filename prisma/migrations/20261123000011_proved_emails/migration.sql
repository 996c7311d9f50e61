-- Whoever proves a phone proves nothing of the e-mail that was typed with it: only a proved e-mail is somebody's alone.
DROP INDEX "User_email_key";
CREATE UNIQUE INDEX "User_email_proved_key" ON "User"("email") WHERE "emailVerifiedAt" IS NOT NULL;

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User"("email");
