-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "LenderKind" AS ENUM ('bank', 'nbfc', 'foreign');

-- CreateEnum
CREATE TYPE "RuleSubject" AS ENUM ('studyIn', 'amount', 'collateral', 'admission', 'coApplicant', 'courseLevel');

-- CreateEnum
CREATE TYPE "Stage" AS ENUM ('application', 'underReview', 'bankSelection', 'processing', 'disbursed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "phoneVerifiedAt" TIMESTAMPTZ(3),
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "googleSub" TEXT,
    "loanAmount" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "countryOfStudy" TEXT NOT NULL DEFAULT '',
    "admissionStatus" TEXT NOT NULL DEFAULT '',
    "targetIntake" DATE,
    "consentVersion" TEXT,
    "consentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "loanAmount" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "countryOfStudy" TEXT NOT NULL,
    "admissionStatus" TEXT NOT NULL,
    "targetIntake" DATE NOT NULL,
    "partnerId" TEXT,
    "page" TEXT NOT NULL DEFAULT '',
    "phoneVerified" BOOLEAN NOT NULL DEFAULT false,
    "consentVersion" TEXT,
    "consentText" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Lead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Partner" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "kind" "LenderKind" NOT NULL,
    "scheme" TEXT,
    "initials" TEXT NOT NULL,
    "logo" TEXT NOT NULL DEFAULT '',
    "interestRate" TEXT,
    "loanAmount" TEXT,
    "securedLoanAmount" TEXT,
    "unsecuredLoanAmount" TEXT,
    "margin" TEXT,
    "processingFee" TEXT,
    "loanProcessingTime" TEXT,
    "loanTenure" TEXT,
    "prepaymentCharges" TEXT,
    "earlyRepayment" TEXT,
    "repaymentHoliday" TEXT,
    "paymentStudyPeriod" TEXT,
    "collateral" TEXT,
    "countriesCovered" TEXT,
    "source" TEXT NOT NULL,
    "asOf" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "conflicts" TEXT,
    "benchmark" TEXT,
    "concession" TEXT,
    "rateType" TEXT,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "rateMin" DECIMAL(6,3),
    "rateMax" DECIMAL(6,3),
    "amountMin" BIGINT,
    "securedMax" BIGINT,
    "unsecuredMax" BIGINT,
    "feeFlat" INTEGER,
    "feePctMax" DECIMAL(5,3),
    "tenureMaxMonths" INTEGER,
    "graceMonths" INTEGER,
    "marginIndiaPct" DECIMAL(5,2),
    "marginAbroadPct" DECIMAL(5,2),
    "studyInIndia" BOOLEAN,
    "studyAbroad" BOOLEAN,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Partner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerSource" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL,
    "covers" TEXT NOT NULL,
    "asOf" TEXT NOT NULL,

    CONSTRAINT "PartnerSource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerEligibility" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "PartnerEligibility_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerBenefit" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "PartnerBenefit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerApplyBenefit" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "PartnerApplyBenefit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerStep" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "stepTitle" TEXT NOT NULL,
    "stepDescription" TEXT NOT NULL,

    CONSTRAINT "PartnerStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerDocument" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "PartnerDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerRepayment" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "PartnerRepayment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerFaq" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "PartnerFaq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EligibilityRule" (
    "id" SERIAL NOT NULL,
    "partnerId" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "subject" "RuleSubject" NOT NULL,
    "operator" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "remedy" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "EligibilityRule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Faq" (
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Country" (
    "code" CHAR(2) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "flag" TEXT NOT NULL,
    "aliases" TEXT NOT NULL DEFAULT '',
    "isActive" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Country_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "University" (
    "id" SERIAL NOT NULL,
    "countryCode" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "University_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PinCode" (
    "id" SERIAL NOT NULL,
    "pin" CHAR(6) NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "PinCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoanForm" (
    "userId" UUID NOT NULL,
    "generalDetails" JSONB,
    "admissionDetails" JSONB,
    "loanDetails" JSONB,
    "coApplicantDetails" JSONB,
    "kycDetails" JSONB,
    "coApplicantKycDetails" JSONB,
    "academicDetails" JSONB,
    "financialDetails" JSONB,
    "coApplicantFinancialDetails" JSONB,
    "complete" BOOLEAN NOT NULL DEFAULT false,
    "submittedAt" TIMESTAMPTZ(3),
    "stage" "Stage" NOT NULL DEFAULT 'application',
    "startDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LoanForm_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "driver" TEXT NOT NULL,
    "storeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Event" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "userId" UUID,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_phone_key" ON "User"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "User_googleSub_key" ON "User"("googleSub");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Lead_phone_idx" ON "Lead"("phone");

-- CreateIndex
CREATE INDEX "Lead_createdAt_idx" ON "Lead"("createdAt");

-- CreateIndex
CREATE INDEX "Partner_isActive_position_idx" ON "Partner"("isActive", "position");

-- CreateIndex
CREATE INDEX "PartnerSource_partnerId_position_idx" ON "PartnerSource"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerEligibility_partnerId_position_idx" ON "PartnerEligibility"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerBenefit_partnerId_position_idx" ON "PartnerBenefit"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerApplyBenefit_partnerId_position_idx" ON "PartnerApplyBenefit"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerStep_partnerId_position_idx" ON "PartnerStep"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerDocument_partnerId_position_idx" ON "PartnerDocument"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerRepayment_partnerId_position_idx" ON "PartnerRepayment"("partnerId", "position");

-- CreateIndex
CREATE INDEX "PartnerFaq_partnerId_position_idx" ON "PartnerFaq"("partnerId", "position");

-- CreateIndex
CREATE INDEX "EligibilityRule_partnerId_position_idx" ON "EligibilityRule"("partnerId", "position");

-- CreateIndex
CREATE INDEX "Faq_isActive_position_idx" ON "Faq"("isActive", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Country_name_key" ON "Country"("name");

-- CreateIndex
CREATE INDEX "Country_isActive_position_idx" ON "Country"("isActive", "position");

-- CreateIndex
CREATE UNIQUE INDEX "University_countryCode_name_key" ON "University"("countryCode", "name");

-- CreateIndex
CREATE UNIQUE INDEX "PinCode_pin_city_state_key" ON "PinCode"("pin", "city", "state");

-- CreateIndex
CREATE INDEX "StoredFile_ownerId_createdAt_idx" ON "StoredFile"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Event_userId_at_idx" ON "Event"("userId", "at");

-- CreateIndex
CREATE INDEX "Event_kind_at_idx" ON "Event"("kind", "at");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerSource" ADD CONSTRAINT "PartnerSource_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerEligibility" ADD CONSTRAINT "PartnerEligibility_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerBenefit" ADD CONSTRAINT "PartnerBenefit_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerApplyBenefit" ADD CONSTRAINT "PartnerApplyBenefit_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerStep" ADD CONSTRAINT "PartnerStep_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerDocument" ADD CONSTRAINT "PartnerDocument_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerRepayment" ADD CONSTRAINT "PartnerRepayment_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerFaq" ADD CONSTRAINT "PartnerFaq_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EligibilityRule" ADD CONSTRAINT "EligibilityRule_partnerId_fkey" FOREIGN KEY ("partnerId") REFERENCES "Partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "University" ADD CONSTRAINT "University_countryCode_fkey" FOREIGN KEY ("countryCode") REFERENCES "Country"("code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoanForm" ADD CONSTRAINT "LoanForm_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

