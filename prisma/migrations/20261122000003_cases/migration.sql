-- CreateEnum
CREATE TYPE "CaseWriter" AS ENUM ('app', 'student', 'dakhila', 'lender');

-- CreateEnum
CREATE TYPE "CaseChannel" AS ENUM ('page', 'phone', 'email', 'portal', 'branch', 'letter', 'pass');

-- CreateEnum
CREATE TYPE "CaseEventKind" AS ENUM ('chosen', 'handedOver', 'acknowledged', 'spoke', 'asked', 'answered', 'declined', 'sanctioned', 'statement', 'accepted', 'paidOut', 'withdrawn', 'complained', 'replied', 'corrected');

-- CreateEnum
CREATE TYPE "DeclineReason" AS ENUM ('incomeLow', 'incomeProof', 'creditHistory', 'existingLoans', 'security', 'institution', 'course', 'country', 'marks', 'margin', 'coApplicant', 'papersMissing', 'papersDiffer', 'serviceArea', 'other', 'noneGiven');

-- CreateEnum
CREATE TYPE "KeyDateKind" AS ENUM ('deposit', 'visaFunds', 'visaInterview', 'feeDue', 'courseStart');

-- CreateTable
CREATE TABLE "LenderCase" (
    "id" TEXT NOT NULL DEFAULT '',
    "userId" UUID NOT NULL,
    "partnerId" TEXT,
    "lenderName" TEXT NOT NULL,
    "lenderKind" "LenderKind",
    "branch" TEXT NOT NULL DEFAULT '',
    "lenderReference" TEXT NOT NULL DEFAULT '',
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LenderCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseEvent" (
    "id" SERIAL NOT NULL,
    "a0_case" TEXT NOT NULL,
    "a1_what" "CaseEventKind" NOT NULL,
    "a2_paper" TEXT,
    "a3_reason" "DeclineReason",
    "a4_rupees" INTEGER,
    "a5_note" TEXT,
    "a6_your_name" TEXT NOT NULL DEFAULT '',
    "a7_through" "CaseChannel",
    "a8_happened_on" DATE NOT NULL DEFAULT ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date,
    "b0_answers" INTEGER,
    "b1_corrects" INTEGER,
    "b2_slot" TEXT,
    "b3_file" TEXT,
    "b4_writer" "CaseWriter" NOT NULL DEFAULT 'dakhila',
    "b5_written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "b6_hash" BYTEA,

    CONSTRAINT "CaseEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeyDate" (
    "userId" UUID NOT NULL,
    "kind" "KeyDateKind" NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "KeyDate_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateIndex
CREATE INDEX "LenderCase_userId_idx" ON "LenderCase"("userId");

-- CreateIndex
CREATE INDEX "CaseEvent_a0_case_id_idx" ON "CaseEvent"("a0_case", "id");

-- AddForeignKey
ALTER TABLE "LenderCase" ADD CONSTRAINT "LenderCase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LenderCase" ADD CONSTRAINT "LenderCase_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseEvent" ADD CONSTRAINT "CaseEvent_a0_case_fkey" FOREIGN KEY ("a0_case") REFERENCES "LenderCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseEvent" ADD CONSTRAINT "CaseEvent_b0_answers_fkey" FOREIGN KEY ("b0_answers") REFERENCES "CaseEvent"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "CaseEvent" ADD CONSTRAINT "CaseEvent_b1_corrects_fkey" FOREIGN KEY ("b1_corrects") REFERENCES "CaseEvent"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "CaseEvent" ADD CONSTRAINT "CaseEvent_b3_file_fkey" FOREIGN KEY ("b3_file") REFERENCES "StoredFile"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "KeyDate" ADD CONSTRAINT "KeyDate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
