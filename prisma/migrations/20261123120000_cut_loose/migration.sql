-- What stays of somebody who was erased names none of her cases (their numbers stand on letters), papers or accounts.
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."userId" IS NULL
     AND (NEW.id, NEW.at, NEW.kind, NEW.detail) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.detail)
     AND NOT EXISTS (SELECT FROM "User" WHERE id = OLD."userId") THEN
    NEW.detail := NEW.detail - ARRAY['case', 'file', 'id'];
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'events are append-only';
END $$;

-- The same for what was recorded before: that the team was told of an application hung on no account.
ALTER TABLE "Event" DISABLE TRIGGER event_append_only;
UPDATE "Event" e SET "userId" = u.id FROM "User" u
  WHERE e."userId" IS NULL AND e.detail ->> 'notification' = 'application' AND e.detail ->> 'id' = u.id::text;
UPDATE "Event" SET detail = detail - ARRAY['case', 'file', 'id']
  WHERE "userId" IS NULL AND (detail ?| ARRAY['case', 'file'] OR detail ->> 'notification' = 'application');
ALTER TABLE "Event" ENABLE TRIGGER event_append_only;

-- CreateIndex
CREATE INDEX "Session_createdAt_idx" ON "Session"("createdAt");

-- What the daily sweep looks for: few rows, however many accounts and requests there are.
CREATE INDEX "User_unproved_idx" ON "User"("createdAt")
  WHERE "phoneVerifiedAt" IS NULL AND "emailVerifiedAt" IS NULL AND "googleSub" IS NULL;
CREATE INDEX "Lead_unproved_idx" ON "Lead"("createdAt") WHERE NOT "phoneVerified";
