-- Events are append-only. The one change allowed is forgetting who it was, when a student is erased.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."userId" IS NULL
     AND (NEW.id, NEW.at, NEW.kind, NEW.detail) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.detail) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'events are append-only';
END $$;

CREATE TRIGGER event_append_only BEFORE UPDATE OR DELETE ON "Event"
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

-- Editors write straight to the database, so the database itself says which public pages are out of date.
-- The payload is a cache tag: "partner:<id>", "faqs" or "countries"; the app listens and drops those pages.
CREATE FUNCTION announce_partner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('content', 'partner:' || OLD.id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('content', 'partner:' || NEW.id); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_partner_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('content', 'partner:' || OLD."partnerId"); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('content', 'partner:' || NEW."partnerId"); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION announce_partner();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerEligibility" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerBenefit" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerApplyBenefit" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerStep" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerDocument" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerRepayment" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerFaq" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION announce_partner_part();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Faq" FOR EACH STATEMENT EXECUTE FUNCTION announce_list('faqs');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Country" FOR EACH STATEMENT EXECUTE FUNCTION announce_list('countries');
