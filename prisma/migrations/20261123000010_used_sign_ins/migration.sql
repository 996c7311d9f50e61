-- CreateTable
CREATE TABLE "UsedSignIn" (
    "signIn" TEXT NOT NULL,
    "sessionId" UUID NOT NULL,
    "browser" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UsedSignIn_pkey" PRIMARY KEY ("signIn")
);

-- CreateIndex
CREATE INDEX "UsedSignIn_expiresAt_idx" ON "UsedSignIn"("expiresAt");
